/** Fields of a class that only a mall or a school's class register would fill (specification §3 Course). */
export const courseWithoutMall = { classId: null, pictureUrl: null, shelfStatus: null, prefixNo: null } as const

/**
 * Fields of a book that only a mall would fill: it is not for sale, and may be used anywhere (specification §3 Book).
 */
export const bookWithoutMall = {
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
