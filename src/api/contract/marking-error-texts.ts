/** Messages about marking, and about its rules. */
export const markingErrorTexts = {
  notAMarker: {
    'zh-CN': '这份答卷已有两位老师评分，轮不到您再评；看下一份即可',
    en: 'Two teachers have already marked this submission. Move on to the next one',
  },
  notSettler: {
    'zh-CN': '只有主讲老师或负责这项任务的老师能定分',
    en: 'Only the class’s lead teacher or the teacher in charge of this assignment can decide',
  },
  nothingToSettle: {
    'zh-CN': '这份答卷不用定分：分数已经有了，或者还有老师可以批',
    en: 'There is nothing to decide here: the answer has its score, or a teacher can still mark it',
  },
  settledMeanwhile: {
    'zh-CN': '这份答卷的定分刚被改过，请看一下新的分数',
    en: 'Someone has just decided this answer. Look at the new score',
  },
  drawnByOther: {
    'zh-CN': '这份答卷上刚有人画过，请重新打开再画',
    en: 'Someone has just annotated this submission. Reopen it before you annotate',
  },
  handedInAnew: {
    'zh-CN': '这份答卷退回过，学生又交了一份；先看新交的作答再评分',
    en: 'This submission was sent back and handed in again. Look at the new answer before you mark it',
  },
  criteriaChanged: {
    'zh-CN': '这道题的评分标准刚改过；先看新的标准再评分',
    en: 'The criteria of this question have just changed. Look at the new ones before you mark it',
  },
  markedMeanwhile: {
    'zh-CN': '刚刚又有人给这份答卷评了分，请看清会清掉多少再退回',
    en: 'Someone has just marked this submission. Check how many scores would be cleared before you send it back',
  },
  revealTooEarly: {
    'zh-CN': '还有答案会交上来（结束后两分钟内自动收卷），等任务结束、全部批完后再公开姓名',
    en: 'Answers may still arrive, up to two minutes after the end. Show the names once everything is in and marked',
  },
  stillBlind: {
    'zh-CN': '姓名还隐藏着，批完后用“公开姓名”',
    en: 'The names are still hidden. Once everything is marked, use “Show names”',
  },
  markingBegun: {
    'zh-CN': '已经有人评分，匿名、双评、分差和第三位老师都不能再改',
    en: 'Marking has started, so hidden names, double marking, the difference and the third teacher can no longer be changed',
  },
  markerUnknown: {
    'zh-CN': '第三位老师要教这个班，请重新选择',
    en: 'The third teacher must teach this class. Choose again',
  },
  notBlind: { 'zh-CN': '这项任务没有隐藏姓名', en: 'Names are not hidden for this assignment' },
  rubricFull: {
    'zh-CN': '这道题已有 30 条评分语，先删掉用不到的',
    en: 'This question already has 30 rubric lines. Remove any you do not need',
  },
  changeUnknown: { 'zh-CN': '没有这次改答案的记录', en: 'No such key change' },
  changesOvertaken: {
    'zh-CN': '要撤销的答案之后又改过，或者已经撤销，所以一题都没有撤销；请看一下现在的答案',
    en: 'A key has since been changed again or undone, so nothing was undone. Check the current keys',
  },
} as const
