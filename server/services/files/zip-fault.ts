/** What a zip may contain, checked before it is really unpacked. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of all entries together, unpacked. */
  readonly unpacked: number
  /** Unpacked to packed, for entries of more than `ratioFrom` bytes. */
  readonly ratio: number
  readonly ratioFrom: number
  readonly nameLength: number
}

/** What was wrong with a zip, for the log; the user sees less. */
export type ZipFault =
  | 'notZip'
  | 'broken'
  | 'zip64'
  | 'tooManyEntries'
  | 'encrypted'
  | 'unknownMethod'
  | 'overlap'
  | 'hiddenData'
  | 'unlikeHeaders'
  | 'unsafeName'
  | 'repeatedName'
  | 'tooLarge'
  | 'tooDense'
  | 'wrongSize'
  | 'nested'
