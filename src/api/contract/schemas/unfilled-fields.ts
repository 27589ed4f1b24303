/** What nothing in the portal needs of a class: what a mall or a school's register would fill (specification §3 Course). */
export const courseUnfilled = {
  /** Those who read it teach it. */
  approveStatus: 1,
  classId: null,
  pictureUrl: null,
  shelfStatus: null,
  prefixNo: null,
} as const

/** Fields of a book that only a mall would fill: it is not for sale, and may be used anywhere (specification §3 Book). */
export const bookUnfilled = {
  goodsId: null,
  goodsImg: null,
  goodsVerticalImg: null,
  goodsPrice: null,
  categoryType: null,
  packType: null,
  fileId: null,
  pcFileId: null,
  spId: null,
  isGoods: false,
  isShelf: true,
  toPC: true,
  toMobile: true,
} as const

/** A field of an assignment that only another product's player would fill (specification §3). */
export const assignmentUnfilled = { xotParam: null } as const
