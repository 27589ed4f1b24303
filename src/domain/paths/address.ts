/** A path with a query; undefined fields are omitted. */
export const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/** Whether this is a path of the portal: input from outside must not redirect elsewhere. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)
