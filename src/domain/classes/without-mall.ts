/** What a class has of a mall, and of a school's register of classes, where there are none (specification §3 Course). */
export const courseWithoutMall = { classId: null, pictureUrl: null, shelfStatus: null, prefixNo: null } as const

/** What a book has of a mall where there is none: it is no goods, and may be used anywhere (specification §3 Book). */
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
