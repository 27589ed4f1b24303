/** Why a text is no document that papers are read from. */
export type XmlFaultReason =
  | 'tooLong'
  | 'tooDeep'
  | 'tooManyElements'
  | 'tooManyAttributes'
  | 'forbidden'
  | 'notWellFormed'

/** Thrown at the place where reading stops, and caught by `readXml`. */
export class XmlFault extends Error {
  readonly reason: XmlFaultReason

  constructor(reason: XmlFaultReason) {
    super(reason)
    this.reason = reason
  }
}
