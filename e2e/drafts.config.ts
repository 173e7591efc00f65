import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// A build with a draft of each template, by scripts/templates.sh.
export default defineConfig(base, { testIgnore: [], testMatch: 'drafts.spec.ts' });
