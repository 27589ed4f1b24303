/** Paths of the members of a class (specification §2); apart from the others, which the sign-in loads too. */
export const memberPaths = {
  members: '/member',
  /** Requests to join. */
  verify: '/member/verify',
  add: '/member/addStudent',
  /** Books and functions of one student. */
  product: (uid: number) => `/member/product/${uid}`,
} as const
