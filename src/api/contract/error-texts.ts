import { classSize, courseLimits } from '#domain/classes/class-limits.ts'
import { accountLimits, smsLimits } from '#domain/portal/constants.ts'
import { featureLimits } from '#domain/features/feature-limits.ts'
import type { Language } from '#domain/portal/language.ts'
import { listRefusalTexts } from '#domain/roster/reasons.texts.ts'
import type { ErrorId } from './errors.ts'
import { assigningErrorTexts } from './assigning-error-texts.ts'
import { importErrorTexts } from './import-error-texts.ts'
import { joinErrorTexts } from './join-error-texts.ts'
import { markingErrorTexts } from './marking-error-texts.ts'
import { paperErrorTexts } from './paper-error-texts.ts'
import { pictureErrorTexts } from './picture-error-texts.ts'
import { wrongNoteErrorTexts } from './wrong-note-error-texts.ts'
import { scanErrorTexts } from './scan-error-texts.ts'

const wholeClass = classSize.toLocaleString('en')

/** Messages in `result.msg`; pages show them as received and do not bundle them. */
export const errorTexts: Readonly<Record<ErrorId, Readonly<Record<Language, string>>>> = {
  wrongPassword: { 'zh-CN': '登录名或密码错误', en: 'Wrong account or password' },
  accountLocked: {
    'zh-CN': '账号已被锁定，可修改密码或明天再试！',
    en: 'The account is locked. Change the password or try again tomorrow.',
  },
  notTeacher: { 'zh-CN': '请登录教师账号', en: 'Please sign in with a teacher account' },
  notStudent: { 'zh-CN': '请登录学生账号', en: 'Please sign in with a student account' },
  paperEmpty: { 'zh-CN': '这份试卷还没有题目，不能布置', en: 'This paper has no questions yet' },
  scoresPublished: { 'zh-CN': '成绩已经发布', en: 'The scores are already published' },
  notSubmitted: { 'zh-CN': '这名学生还没有提交', en: 'This student has not submitted' },
  scoreOutOfRange: { 'zh-CN': '分数超出这一项的满分', en: 'The score is above the maximum' },
  markedByOther: {
    'zh-CN': '这份答卷刚被改过分，请看一下新的分数',
    en: 'This submission was marked meanwhile; look at the new score',
  },
  notYetOpen: { 'zh-CN': '还没到开始时间', en: 'This has not begun yet' },
  closed: { 'zh-CN': '已过截止时间，不能再交', en: 'The time is over' },
  alreadySubmitted: { 'zh-CN': '这份作业已经交过了', en: 'This work has already been handed in' },
  answerUnknown: { 'zh-CN': '答案里有这份试卷没有的题目', en: 'An answer belongs to no item of this paper' },
  answerInvalid: { 'zh-CN': '这道题的答案格式不对', en: 'The answer does not fit this item' },
  scoresNotPublished: { 'zh-CN': '老师还没有发布成绩', en: 'The scores are not published yet' },
  itemUnknown: { 'zh-CN': '这份试卷里没有这道题', en: 'This paper has no such item' },
  jobUnknown: { 'zh-CN': '没有这个任务，可能已过期', en: 'There is no such job; it may have expired' },
  ...assigningErrorTexts,
  submissionUnknown: { 'zh-CN': '这项任务里没有这份答卷', en: 'This assignment has no such submission' },
  tooManyDevices: {
    'zh-CN': `登录设备过多，账号已被锁定：同时最多登录 ${accountLimits.devices} 台设备`,
    en: `Too many devices: at most ${accountLimits.devices} can be signed in at once`,
  },
  captchaNeeded: { 'zh-CN': '请先完成滑块验证', en: 'Please solve the slide puzzle first' },
  captchaWrong: { 'zh-CN': '位置不对，请再试一次', en: 'Not quite there; try again' },
  captchaExpired: { 'zh-CN': '验证图已失效，请换一张', en: 'This puzzle has expired; get a new one' },
  captchaDown: {
    'zh-CN': '滑块验证暂时打不开，请稍后再试；有密码的话可以直接登录',
    en: 'The slide puzzle cannot be reached now; try again later, or sign in by password',
  },
  tokenInvalid: { 'zh-CN': '验证已失效，请重新验证', en: 'The verification has expired; verify again' },
  consentNeeded: {
    'zh-CN': '请先阅读并同意最新的三份文件',
    en: 'Please read and accept the present version of the three documents',
  },
  smsTooSoon: { 'zh-CN': '获取验证码过于频繁，请稍后再次尝试!', en: 'Codes are requested too often; try again later!' },
  smsLimit: {
    'zh-CN': `24 小时内最多发送 ${smsLimits.perDay} 条验证码，请稍后再试`,
    en: `At most ${smsLimits.perDay} codes can be sent within 24 hours; try again later`,
  },
  smsFailed: { 'zh-CN': '短信没有发出去，请稍后再试', en: 'The message could not be sent; try again later' },
  mobileUnknown: {
    'zh-CN': '这个手机号还没有账号，请检查或先注册',
    en: 'No account has this mobile; check it or register',
  },
  mobileTaken: { 'zh-CN': '这个手机号已有账号', en: 'This mobile already has an account' },
  emailTaken: { 'zh-CN': '这个邮箱已绑定别的账号', en: 'This e-mail address belongs to another account' },
  emailFailed: { 'zh-CN': '邮件没有发出去，请稍后再试', en: 'The e-mail could not be sent; try again later' },
  codeWrong: { 'zh-CN': '验证码不正确', en: 'The code is not right' },
  codeExpired: { 'zh-CN': '验证码已失效，请重新获取', en: 'The code has expired; request a new one' },
  qrExpired: { 'zh-CN': '二维码已过期', en: 'The QR code has expired' },
  qrTooMany: { 'zh-CN': '二维码请求过多，请稍后再试', en: 'Too many QR codes were requested; try again later' },
  qrScanned: { 'zh-CN': '这个二维码已被另一个账号扫过', en: 'This QR code was scanned by another account' },
  qrDecided: { 'zh-CN': '这个二维码已经确认或取消', en: 'This QR code is already confirmed or cancelled' },
  matchWrong: { 'zh-CN': '数字与电脑上的不一致', en: 'The number differs from the one on the computer' },
  phoneSignInAgain: {
    'zh-CN': '为了安全，请在手机上重新登录后再确认',
    en: 'For safety, sign in on the phone again and then confirm',
  },
  ticketInvalid: { 'zh-CN': '登录凭证已失效，请重新登录', en: 'This sign-in has expired; start again' },
  serviceNotAllowed: {
    'zh-CN': '登录没有完成，请用学校给的网址打开讲台',
    en: 'You could not be signed in; open the portal at the address that your school gave you',
  },
  messagingClosed: {
    'zh-CN': '微信登录还没有开通，请用账号或短信登录',
    en: 'Login by messaging app is not set up; use account or SMS',
  },
  messagingFailed: { 'zh-CN': '微信没有确认登录，请重试', en: 'The messaging app did not confirm; try again' },
  stateInvalid: { 'zh-CN': '微信登录已失效，请重新开始', en: 'This login has expired; start again' },
  notBound: { 'zh-CN': '这个微信还没有绑定账号', en: 'No account is bound to this person yet' },
  alreadyBound: {
    'zh-CN': '这个账号已绑定另一个微信',
    en: 'This account is bound to another person of the messaging app',
  },
  schoolUnknown: { 'zh-CN': '没有这个学校代码，请向学校确认', en: 'No school has this code; ask your school' },
  alreadyApplied: {
    'zh-CN': '这个手机号已经提交过申请，请等待学校审核',
    en: 'This mobile has applied already; wait for the school',
  },
  applicationUnknown: { 'zh-CN': '没有这条申请', en: 'There is no such application' },
  applicationDecided: { 'zh-CN': '这条申请已经处理过，请刷新', en: 'This application is already decided; refresh' },
  reasonMissing: { 'zh-CN': '请写明不通过的原因', en: 'Give a reason for the refusal' },
  bookNotOfSubject: {
    'zh-CN': '这本课本不属于所选学科，请重新选择',
    en: 'This book does not belong to the subject; choose again',
  },
  tooManyCourses: {
    'zh-CN': '使用中的班级已达 100 个，请先归档不用的班级',
    en: 'You have 100 classes in use; archive those you do not need',
  },
  subjectOfAssignments: {
    'zh-CN': '这个班已有任务，不能改学段和学科；请另开一个班',
    en: 'This class has assignments, so its stage and subject stay; open another class',
  },
  courseChangedMeanwhile: {
    'zh-CN': '这个班刚被改过，请看过最新内容再改',
    en: 'Somebody has just changed this class; look at it again first',
  },
  bookInCourse: {
    'zh-CN': '有的课本这个班已经在用，请刷新后重选',
    en: 'The class uses one of these books already; refresh and choose again',
  },
  daysBackwards: {
    'zh-CN': '停用日期不能早于启用日期，请修改',
    en: 'The last day lies before the first; change one of them',
  },
  tooManyBooks: {
    'zh-CN': `一个班最多用 ${courseLimits.books} 本课本，请先移出不用的`,
    en: `A class uses at most ${courseLimits.books} books; take out those you do not need`,
  },
  mainBookStays: {
    'zh-CN': '主课本不能移出；要换主课本，请编辑班级',
    en: 'The main book stays; to choose another one, edit the class',
  },
  bookUnknown: {
    'zh-CN': '这个班已不用这本课本，请刷新',
    en: 'The class does not use this book any more; refresh',
  },
  bookEnded: {
    'zh-CN': '这本课本已停用；要继续用，请改停用日期',
    en: 'The time of this book is over; to go on, change its last day',
  },
  paperUnknown: {
    'zh-CN': '有的试卷已删除或没有共享给您，请重新选择',
    en: 'One of these papers was deleted or is not shared with you; choose again',
  },
  lessonChangedMeanwhile: {
    'zh-CN': '这一课刚被别的老师改过，请看过最新内容再改',
    en: 'Another teacher has just changed this lesson; look at the latest first',
  },
  memberUnknown: {
    'zh-CN': '有的学生已不在这个班，请刷新后再试',
    en: 'One of these students is no longer in this class; refresh and try again',
  },
  memberChangedMeanwhile: {
    'zh-CN': '这名学生刚被改过，请看过最新内容再改',
    en: 'Somebody has just changed this student; look at the latest first',
  },
  studentNoTaken: {
    'zh-CN': '学校里已有学生用这个学号，请检查',
    en: 'Another student of the school has this number; check it',
  },
  classFull: {
    'zh-CN': `班级最多 ${wholeClass} 人，放不下了；请先移出不在这个班的学生`,
    en: `A class holds ${wholeClass} students at most; remove some who are not in it first`,
  },
  sameClass: { 'zh-CN': '学生已在这个班，请选另一个班', en: 'They are in this class already; choose another one' },
  removalUnknown: {
    'zh-CN': '这次移出已超过 30 天，不能放回；可以重新添加学生',
    en: 'This removal is older than 30 days and cannot be undone; add the students again',
  },
  memberChangeUnknown: {
    'zh-CN': '这一步不能再撤销：已经超过 10 分钟，或不是您做的',
    en: 'This can no longer be undone: it is older than 10 minutes, or somebody else did it',
  },
  membersChangedSince: {
    'zh-CN': '没有撤销：这些学生后来又有改动，撤销会盖掉它。请在名单里直接修改',
    en: 'Not undone: these students were changed again since, and that would be lost. Change them in the list',
  },
  ...joinErrorTexts,
  ...markingErrorTexts,
  ...paperErrorTexts,
  tooManySlips: {
    'zh-CN': '一次最多打印 100 张密码条，请分几次选',
    en: 'At most 100 password slips are made at once; choose fewer',
  },
  messageUnknown: {
    'zh-CN': '有的消息已被学校撤回，请刷新后再试',
    en: 'The school has withdrawn one of these messages; refresh and try again',
  },
  linkUnknown: {
    'zh-CN': '链接要是讲台里的页面，请从地址栏复制',
    en: 'The link must be a page of the portal; copy it from the address bar',
  },
  teacherUnknown: {
    'zh-CN': '所选老师里有人不在学校、已停用，或已不在这个班，请刷新后再试',
    en: 'One of these teachers is not at the school, is disabled, or no longer teaches the class; refresh and try again',
  },
  tooManyTeachers: {
    'zh-CN': `一个班除主讲外最多 ${courseLimits.coTeachers} 位老师，请先移出几位`,
    en: `A class has at most ${courseLimits.coTeachers} teachers besides its lead teacher; take some out first`,
  },
  leadTeacherStays: {
    'zh-CN': '您是这个班的主讲老师，请先把班级转交给同事',
    en: 'You are the lead teacher of this class; hand it over to a colleague first',
  },
  otherHasTooManyCourses: {
    'zh-CN': `这位老师使用中的班级已达 ${courseLimits.perTeacher} 个，请先归档几个`,
    en: `This teacher has ${courseLimits.perTeacher} classes in use; some have to be archived first`,
  },
  grantUnknown: {
    'zh-CN': '所选老师里有人没有这项功能，请刷新后再试',
    en: 'One of these teachers does not have this feature; refresh and try again',
  },
  endTooFar: {
    'zh-CN': `到期日最远是 ${featureLimits.longestYears} 年后，请改近一些`,
    en: `The end lies at most ${featureLimits.longestYears} years ahead; choose an earlier day`,
  },
  trialUsed: {
    'zh-CN': '您已经试用过，每人只能试用一次',
    en: 'You have had your trial; there is one for each teacher',
  },
  subjectNotOfStage: { 'zh-CN': '这个学科不属于所选学段', en: 'This subject does not belong to the stage' },
  passwordCommon: {
    'zh-CN': '这个密码太常见，或含有您的手机号、姓名，请换一个',
    en: 'This password is too common or holds your number or name; choose another one',
  },
  passwordSame: {
    'zh-CN': '新密码与当前密码相同，请重新输入',
    en: 'The new password is the same as the current one, please re-enter',
  },
  passwordMismatch: { 'zh-CN': '两次密码不一致', en: 'The two passwords do not match' },
  ownAccount: {
    'zh-CN': '这是您自己的账号，请在“我的资料”里修改',
    en: 'This is your own account; change it in your profile',
  },
  oldPasswordWrong: { 'zh-CN': '当前密码不正确', en: 'The current password is not right' },
  ...listRefusalTexts,
  ...importErrorTexts,
  ...wrongNoteErrorTexts,
  ...scanErrorTexts,
  ...pictureErrorTexts,
  studentFieldWrong: { 'zh-CN': '请按提示改正后再添加', en: 'Correct what is marked and add the student again' },
  alreadyMember: { 'zh-CN': '这名学生已经在班里，不用再添加', en: 'This student is in the class already' },
  accountUnknown: {
    'zh-CN': '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配',
    en: 'The school has no student of this name and account; leave the account empty for a new one',
  },
  importGone: {
    'zh-CN': '这份名单已不能再用，请重新导入',
    en: 'This list cannot be used any more; import it again',
  },
  classChangedMeanwhile: {
    'zh-CN': '班里的学生刚有变动，请看一下新的核对结果再导入',
    en: 'The class has just changed; look at the list again before you import it',
  },
  decisionsMissing: {
    'zh-CN': '还有可能是同一人的学生没有选择，请逐一选好',
    en: 'Decide about every row that may be a student of the class',
  },
  columnsOpen: {
    'zh-CN': '请先选好各列是什么：姓名要有一列，每一项只选一列',
    en: 'Say what the columns are first: one has the names, and nothing stands twice',
  },
  otherImportRunning: {
    'zh-CN': '这个班正在导入另一份名单，请等它完成',
    en: 'Another list is being imported into this class; wait until it is done',
  },
}
