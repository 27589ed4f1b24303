/** Why a text is not a document that papers can be read from. */
export type XmlFaultReason =
  | 'tooLong'
  | 'tooDeep'
  | 'tooManyElements'
  | 'tooManyAttributes'
  | 'forbidden'
  | 'notWellFormed'

/** Thrown where reading stops, and caught by `readXml`. */
export class XmlFault extends Error {
  readonly reason: XmlFaultReason

  constructor(reason: XmlFaultReason) {
    super(reason)
    this.reason = reason
  }
}
