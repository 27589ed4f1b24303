/** The pattern of `like` and `ilike` for texts that contain these characters, none of which has a special meaning. */
export const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
