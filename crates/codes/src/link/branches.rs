//! Where a match left other ones, before its moves: after how many steps, and what was dealt again.

use super::LinkError;
use super::coder::{LinkReader, LinkWriter};
use mallard_engine::{Branch, MOST_BRANCHES, Redeal, Seat};

/// Writes the branches of a match with this number of seats; `None` if they exceed the limits of the format. A practice
/// round is written as a match with none: versions without such rounds take that for damage, and count none of them.
pub(super) fn write(writer: &mut LinkWriter, branches: &[Branch], seats: u8) -> Option<()> {
    let branches = if branches == [Branch::PRACTICE] { &[] } else { branches };
    writer.number(u32::try_from(branches.len()).ok()?);
    for branch in branches {
        writer.number(branch.step);
        writer.below(u32::from(branch.redeal.is_some()), 2);
        if let Some(redeal) = branch.redeal {
            writer.below(u32::from(u8::from(redeal.seat)), u32::from(seats));
            writer.seed(redeal.seed);
        }
    }
    Some(())
}

/// Reads them. [`Table::deal_branch`](mallard_engine::Table::deal_branch) checks whether they follow each other.
pub(super) fn read(reader: &mut LinkReader<'_>, seats: u8) -> Result<Vec<Branch>, LinkError> {
    let count = reader.number()? as usize;
    if count == 0 {
        return Ok(vec![Branch::PRACTICE]);
    }
    if count > MOST_BRANCHES {
        return Err(LinkError::Damaged);
    }
    let branch = |_| {
        let step = reader.number()?;
        let redeal = if reader.below(2)? == 0 {
            None
        } else {
            let seat = u8::try_from(reader.below(u32::from(seats))?).ok();
            let seat = seat.and_then(|seat| Seat::try_from(seat).ok()).ok_or(LinkError::Damaged)?;
            Some(Redeal { seat, seed: reader.seed()? })
        };
        Ok(Branch::new(step, redeal))
    };
    (0..count).map(branch).collect()
}
