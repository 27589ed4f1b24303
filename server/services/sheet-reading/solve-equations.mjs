/**
 * Solves linear equations with one or more right-hand sides by elimination with pivots.
 *
 * @param {Float64Array[]} rows a row an equation: its coefficients, then its right sides; used up
 * @returns {number[][]} for each unknown its value by each right side
 */
export function solveEquations(rows) {
  const count = rows.length
  for (const [index] of rows.entries()) {
    bringPivot(rows, index)
    const pivot = rows[index]
    for (const [other, row] of rows.entries()) {
      const factor = row[index] / (pivot[index] || 1)
      if (other === index || factor === 0) continue
      for (let column = index; column < row.length; column += 1) row[column] -= factor * pivot[column]
    }
  }
  return rows.map((row, index) => [...row.subarray(count)].map((value) => value / (row[index] || 1)))
}

/**
 * Of the rows left, moves the one with the largest coefficient to the front.
 *
 * @param {Float64Array[]} rows
 * @param {number} pivot
 */
function bringPivot(rows, pivot) {
  let best = pivot
  for (let row = pivot + 1; row < rows.length; row += 1)
    if (Math.abs(rows[row][pivot]) > Math.abs(rows[best][pivot])) best = row
  const other = rows[pivot]
  rows[pivot] = rows[best]
  rows[best] = other
}
