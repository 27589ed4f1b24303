/** The knowledge point of items for which nobody named one that their subject knows. */
export const unsortedPoint = '未分类'
