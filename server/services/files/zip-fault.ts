/** What a zip may hold before anything of it is unpacked for good. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of all entries together, unpacked. */
  readonly unpacked: number
  /** Unpacked to packed, for entries of more than `ratioFrom` bytes. */
  readonly ratio: number
  readonly ratioFrom: number
  readonly nameLength: number
}

/** What was found wrong in a zip, for the log; people are told less. */
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
