const namesToTell = 3

interface NamesTexts {
  readonly separator: string
  /** The first names, and how many there are in all. */
  readonly andMore: (names: string, count: number) => string
}

/** The names of a few, the first names of many. */
export function namesOf(members: readonly { readonly realname: string }[], { separator, andMore }: NamesTexts): string {
  const told = members
    .slice(0, namesToTell)
    .map(({ realname }) => realname)
    .join(separator)
  return members.length > namesToTell ? andMore(told, members.length) : told
}
