/**
 * Solves linear equations with one or more right sides by elimination with pivots.
 *
 * @param {Float64Array[]} rows a row an equation: its coefficients, then its right sides; used up
 * @returns {number[][]} for each unknown its value by each right side
 */
export function solveEquations(rows) {
  const count = rows.length
  for (const [place] of rows.entries()) {
    bringPivot(rows, place)
    const pivot = rows[place]
    for (const [other, row] of rows.entries()) {
      const factor = row[place] / (pivot[place] || 1)
      if (other === place || factor === 0) continue
      for (let column = place; column < row.length; column += 1) row[column] -= factor * pivot[column]
    }
  }
  return rows.map((row, place) => [...row.subarray(count)].map((value) => value / (row[place] || 1)))
}

/**
 * The row with the largest coefficient comes first of those that are left.
 *
 * @param {Float64Array[]} rows
 * @param {number} place
 */
function bringPivot(rows, place) {
  let best = place
  for (let row = place + 1; row < rows.length; row += 1)
    if (Math.abs(rows[row][place]) > Math.abs(rows[best][place])) best = row
  const other = rows[place]
  rows[place] = rows[best]
  rows[best] = other
}
