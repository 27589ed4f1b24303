/** A plausible e-mail address: one @, a domain with a dot, no spaces, at most 254 characters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(text)

/** "lin.zhixia@example.cn" as l****@example.cn, with a fixed number of stars. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}****${email.slice(email.indexOf('@'))}`
