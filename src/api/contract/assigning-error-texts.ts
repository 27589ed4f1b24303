/** Messages of the service about assigning, students' own times and corrections. */
export const assigningErrorTexts = {
  endBeforeBegin: { 'zh-CN': '截止时间要晚于开始时间', en: 'The due time must be after the start' },
  noTimeLeft: {
    'zh-CN': '有学生轮到开始时已经截止（分组先后开始，或单独定了时间）。请把截止时间改晚，或先改这些学生的安排',
    en: 'Some students would start only after the due time (because of staggered groups or special arrangements). Choose a later due time, or change their arrangements first',
  },
  endInPast: { 'zh-CN': '截止时间已经过去，请改晚一些', en: 'The due time has passed. Choose a later one' },
  noStudents: { 'zh-CN': '请至少选一名学生', en: 'Choose at least one student' },
  studentNotInClass: {
    'zh-CN': '所选学生里有人已不在这个班，请刷新名单',
    en: 'A chosen student is no longer in this class. Refresh the list',
  },
  courseEmpty: { 'zh-CN': '这个班还没有学生', en: 'This class has no students yet' },
  courseArchived: { 'zh-CN': '这个班已经归档，请先恢复使用', en: 'This class is archived. Restore it first' },
  alreadyPublished: { 'zh-CN': '这项任务已经发布', en: 'This assignment has already been published' },
  notPublished: { 'zh-CN': '这项任务还没有发布', en: 'This assignment has not been published yet' },
  alreadyStarted: { 'zh-CN': '这项任务已经开始', en: 'This assignment has already started' },
  alreadyFinished: { 'zh-CN': '这项任务已经结束', en: 'This assignment has already ended' },
  hasSubmissions: {
    'zh-CN': '已有学生提交，不能删除；可以提前结束',
    en: 'Students have handed in, so it cannot be deleted. You can end it early instead',
  },
  hasUnwrittenSheets: {
    'zh-CN': '已经传了答题卡，还没有写入成绩，删除会连同照片一起丢失；请先在智能阅卷里写入成绩，或者取消那次阅卷',
    en: 'Answer sheets were uploaded but their scores are not recorded yet; deleting would lose them. Record the scores in smart marking first, or discard that scan',
  },
  stillUnmarked: {
    'zh-CN': '还有答卷没有批改，批完再发布成绩',
    en: 'Some submissions are not marked yet. Publish once they are',
  },
  nothingToPublish: {
    'zh-CN': '还没有人提交，没有成绩可发布',
    en: 'Nobody has handed in yet, so there are no scores to publish',
  },
  seenByStudents: {
    'zh-CN': '已有学生看过成绩，不能撤回',
    en: 'A student has seen the scores, so they cannot be withdrawn',
  },
  nobodyToRemind: {
    'zh-CN': '所选学生都已提交，不用提醒',
    en: 'All chosen students have handed in. There is nobody to remind',
  },
  stillRunning: {
    'zh-CN': '还有学生在作答，等任务结束或大家都交了再发布成绩',
    en: 'Students are still working. Publish the scores once the assignment has ended or everyone has handed in',
  },
  stillCollecting: {
    'zh-CN': '时间刚到，学生已保存的答案正在自动收卷，过一两分钟再发布成绩',
    en: 'Time has just run out and saved answers are being collected; publish the scores in a minute or two',
  },
  openedByStudents: {
    'zh-CN': '已有学生打开，不能撤回；可以提前结束',
    en: 'A student has opened it, so it cannot be withdrawn. You can end it early instead',
  },
  notFinished: { 'zh-CN': '这项任务还没有结束', en: 'This assignment has not ended yet' },
  exceptionEmpty: {
    'zh-CN': '请选免做，或者给出时间',
    en: 'Excuse the student, or set different times',
  },
  exceptionUnknown: {
    'zh-CN': '所选学生没有单独安排，请刷新名单',
    en: 'The chosen students have no special arrangement. Refresh the list',
  },
  notToCorrect: {
    'zh-CN': '这道题不用订正，请刷新页面',
    en: 'This question needs no correction. Refresh the page',
  },
  correctedAlready: {
    'zh-CN': '这道题已经订正好了',
    en: 'This question has already been corrected',
  },
  handedAlready: {
    'zh-CN': '这项任务已经交给这位老师了',
    en: 'This teacher is already responsible for the assignment',
  },
  correctionChanged: {
    'zh-CN': '学生刚又订正了一次，请看过新的答案再定',
    en: 'The student has answered again. Look at the new answer first',
  },
  compositionClosed: {
    'zh-CN': '没有开通“布置作文”，请换一种任务种类，或请学校管理员开通',
    en: '“Assign compositions” is not available to you. Choose another kind, or ask your school administrator',
  },
  notItsKeeper: {
    'zh-CN': '只有负责这项任务的老师或主讲老师能移交',
    en: 'Only the teacher responsible for this assignment or the lead teacher can hand it over',
  },
  handoverWaiting: {
    'zh-CN': '这项任务正等别的老师接收，先收回再移交',
    en: 'This assignment is waiting for another teacher. Withdraw that offer first',
  },
  handoverGone: {
    'zh-CN': '对方已经答复了，请刷新',
    en: 'Your colleague has already replied. Refresh the page',
  },
  handoverLapsed: {
    'zh-CN': '您已不教这个班，请主讲老师重新移交',
    en: 'You no longer teach this class. Ask its lead teacher to hand it over again',
  },
} as const
