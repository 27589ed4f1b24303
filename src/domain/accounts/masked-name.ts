/** "林知夏" as 林**: as many stars whatever the given name is. */
export const maskedName = (realname: string): string => `${[...realname][0] ?? ''}**`
