/** The id of a row that was just inserted. */
export function idOf(id: number | undefined): number {
  if (id === undefined) throw new Error('The database returned no id')
  return id
}
