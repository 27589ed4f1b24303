/** Messages about joining a class, and about deciding on requests. */
export const joinErrorTexts = {
  classCodeUnknown: {
    'zh-CN': '本校没有这个班级码，请向老师核对',
    en: 'No class at your school has this code. Check it with your teacher',
  },
  courseFull: {
    'zh-CN': '班级人数已满，可以先放进候补名单',
    en: 'The class is full. You can put students on the waiting list',
  },
  joinRequestUnknown: {
    'zh-CN': '有的申请已被撤回，请刷新后再试',
    en: 'One of these requests has been withdrawn. Refresh and try again',
  },
  joinRequestDecided: {
    'zh-CN': '有的申请已经处理过了，请刷新后再试',
    en: 'One of these requests has already been dealt with. Refresh and try again',
  },
  approvalWaiting: {
    'zh-CN': '老师还没有通过你的申请，通过后就能登录',
    en: 'Your teacher has not approved your request yet. You can sign in once it is approved',
  },
  approvalRefused: {
    'zh-CN': '老师没有通过你的申请，请问清原因后用班级码重新注册',
    en: 'Your teacher refused your request. Ask why, then register again with the class code',
  },
  approvedNumberTaken: {
    'zh-CN': '学号已有别的学生在用，请和学生核对后再处理',
    en: 'Another student at the school has this number. Check it with the student first',
  },
} as const
