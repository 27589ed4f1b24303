/** Messages about marking, and about its rules. */
export const markingErrorTexts = {
  notAMarker: {
    'zh-CN': '这份答卷已有两位老师评分，轮不到您再评；看下一份即可',
    en: 'Two teachers have marked this submission already; go on to the next one',
  },
  drawnByOther: {
    'zh-CN': '这份答卷上刚有人画过，请重新打开再画',
    en: 'Somebody has drawn on this submission meanwhile; open it again before you draw',
  },
  handedInAnew: {
    'zh-CN': '这份答卷退回过，学生又交了一份；先看新交的作答再评分',
    en: 'This submission was sent back and handed in anew; look at the new answer before you mark it',
  },
  markedMeanwhile: {
    'zh-CN': '刚刚又有人给这份答卷评了分，请看清会清掉多少再退回',
    en: 'Somebody has marked this submission meanwhile; see how many scores would go before you send it back',
  },
  revealTooEarly: {
    'zh-CN': '还有学生可以作答，等任务结束、全部批完后再公开姓名',
    en: 'Students can still hand in; show the names when the assignment is over and everything is marked',
  },
  stillBlind: {
    'zh-CN': '姓名还隐藏着，批完后用“公开姓名”',
    en: 'The names are still hidden; when everything is marked, use “Show names”',
  },
  markingBegun: {
    'zh-CN': '已经有人评分，匿名、双评、分差和第三位老师都不能再改',
    en: 'Marking has begun: hidden names, double marking, the difference and the third marker stay as they are',
  },
  markerUnknown: {
    'zh-CN': '第三位老师要教这个班，请重新选择',
    en: 'The third marker must teach this class; choose again',
  },
  notBlind: { 'zh-CN': '这项任务没有隐藏姓名', en: 'The names of this assignment are not hidden' },
  rubricFull: {
    'zh-CN': '这道题已有 30 条评分语，先删掉用不到的',
    en: 'This item has 30 lines already; remove one that you do not need',
  },
  changeUnknown: { 'zh-CN': '没有这次改答案的记录', en: 'There is no such change of a key' },
  changesOvertaken: {
    'zh-CN': '要撤销的答案之后又改过，或者已经撤销，所以一题都没有撤销；请看一下现在的答案',
    en: 'A key was changed again or taken back since, so nothing was taken back; look at the current keys',
  },
} as const
