/** "13800000001" as 138****0001. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** "chenlaoshi" as ch****i: recognisable only to those who know it. */
export const maskedName = (username: string): string => `${username.slice(0, 2)}****${username.slice(-1)}`
