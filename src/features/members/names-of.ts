const namesToTell = 3

interface NamesTexts {
  readonly separator: string
  /** The first few names, and the total number. */
  readonly andMore: (names: string, count: number) => string
}

/** All names if there are few, otherwise the first ones and the total. */
export function namesOf(members: readonly { readonly realname: string }[], { separator, andMore }: NamesTexts): string {
  const told = members
    .slice(0, namesToTell)
    .map(({ realname }) => realname)
    .join(separator)
  return members.length > namesToTell ? andMore(told, members.length) : told
}
