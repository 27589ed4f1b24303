/** Where the page's memory holds what a person is typing; nobody has read it from the service. */
export const typedKey = (name: string) => ['typed', name] as const

export const isTypedKey = ([first]: readonly unknown[]): boolean => first === 'typed'
