/** "林知夏" as 林**, with a fixed number of stars. */
export const maskedName = (realname: string): string => `${[...realname][0] ?? ''}**`
