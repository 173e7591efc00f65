//! Lays out the lines of a chart and their names.

/// Lines in a square of 100 by 100, y downwards, and a name next to each.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The points of each line.
    pub lines: Vec<Vec<[f32; 2]>>,
    /// The height of each name.
    pub names: Vec<f32>,
    /// The height of 0, if it is within the chart.
    pub zero: Option<f32>,
    /// The least and the greatest number, each as its row and its index in that row.
    pub ends: [(usize, usize); 2],
}

/// Draws these rows of numbers, all of the same length; names are at least `gap` apart.
pub fn plot(rows: &[&[f32]], gap: f32) -> Plot {
    let (mut bottom, mut top) = (f32::INFINITY, f32::NEG_INFINITY);
    let mut ends = [(0, 0); 2];
    for (row, numbers) in rows.iter().enumerate() {
        for (at, &number) in numbers.iter().enumerate() {
            if number < bottom {
                (bottom, ends[0]) = (number, (row, at));
            }
            if number > top {
                (top, ends[1]) = (number, (row, at));
            }
        }
    }
    let span = if top > bottom { top - bottom } else { 1.0 };
    let height = |number: f32| 100.0 - 100.0 * (number - bottom) / span;
    let lines: Vec<Vec<[f32; 2]>> = rows
        .iter()
        .map(|row| {
            let last = place(row.len().saturating_sub(1).max(1));
            let point = |(at, &number): (usize, &f32)| [100.0 * place(at) / last, height(number)];
            row.iter().enumerate().map(point).collect()
        })
        .collect();
    let last = lines.iter().map(|line| line.last().map_or(0.0, |point| point[1])).collect();
    let zero = (bottom < 0.0 && top > 0.0).then(|| height(0.0));
    Plot { lines, names: apart(last, gap), zero, ends }
}

#[expect(clippy::cast_precision_loss, reason = "some hundred rounds at most")]
fn place(at: usize) -> f32 {
    at as f32
}

/// Moves the heights apart within 0 to 100, as little as possible: first down, then back up from
/// the bottom.
fn apart(mut heights: Vec<f32>, gap: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_unstable_by(|&one, &other| {
        heights[one].total_cmp(&heights[other]).then(one.cmp(&other))
    });
    let mut least = 0.0_f32;
    for &at in &order {
        heights[at] = heights[at].max(least);
        least = heights[at] + gap;
    }
    let mut most = 100.0_f32;
    for &at in order.iter().rev() {
        heights[at] = heights[at].min(most);
        most = heights[at] - gap;
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_run_from_edge_to_edge_and_more_is_higher() {
        let plot = plot(&[&[0.0, 5.0, 10.0], &[0.0, -5.0, -10.0]], 10.0);
        assert_eq!(plot.lines[0], [[0.0, 50.0], [50.0, 25.0], [100.0, 0.0]]);
        assert_eq!(plot.lines[1], [[0.0, 50.0], [50.0, 75.0], [100.0, 100.0]]);
        assert_eq!((plot.zero, plot.ends), (Some(50.0), [(1, 2), (0, 2)]));
        assert_eq!(plot.names, [0.0, 100.0]);
    }

    #[test]
    fn names_never_come_closer_than_they_may_nor_leave_the_chart() {
        let crowds: [&[f32]; 5] = [
            &[5.0; 9],
            &[0.0, 1.0, 2.0, 100.0],
            &[99.0, 100.0, 98.0],
            &[1.0],
            &[0.0, 50.0, 50.0, 51.0],
        ];
        for ends in crowds {
            let rows: Vec<Vec<f32>> = ends.iter().map(|&end| vec![0.0, 50.0, end]).collect();
            let rows: Vec<&[f32]> = rows.iter().map(Vec::as_slice).collect();
            let mut names = plot(&rows, 11.0).names;
            names.sort_by(f32::total_cmp);
            assert!(names.iter().all(|name| (-0.001..=100.001).contains(name)), "{names:?}");
            assert!(names.windows(2).all(|pair| pair[1] - pair[0] > 10.99), "{names:?}");
        }
    }

    #[test]
    fn names_keep_the_order_of_their_lines() {
        let rows: [&[f32]; 3] = [&[0.0, 10.0], &[0.0, 11.0], &[0.0, 9.0]];
        let names = plot(&rows, 20.0).names;
        assert!(names[1] < names[0] && names[0] < names[2], "{names:?}");
    }

    #[test]
    fn totals_that_never_change_are_drawn_at_the_bottom() {
        let plot = plot(&[&[3.0, 3.0]], 20.0);
        assert_eq!(plot.lines[0], [[0.0, 100.0], [100.0, 100.0]]);
        assert_eq!(plot.zero, None);
    }
}
