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
  paperEmpty: {
    'zh-CN': '这份试卷还没有题目，不能布置',
    en: 'This paper has no questions yet, so it cannot be assigned',
  },
  scoresPublished: { 'zh-CN': '成绩已经发布', en: 'The scores have already been published' },
  notSubmitted: { 'zh-CN': '这名学生还没有提交', en: 'This student has not handed in yet' },
  scoreOutOfRange: { 'zh-CN': '分数超出这一项的满分', en: 'The score is above the maximum for this part' },
  markedByOther: {
    'zh-CN': '这份答卷刚被改过分，请看一下新的分数',
    en: 'This submission has just been marked by someone else. Look at the new score',
  },
  notYetOpen: { 'zh-CN': '还没到开始时间', en: 'This has not started yet' },
  closed: { 'zh-CN': '已过截止时间，不能再交', en: 'Time is up. It can no longer be handed in' },
  notBegun: {
    'zh-CN': '这份作业限时，按“开始”以后才计时',
    en: 'This work has a time limit, which starts when you press Start',
  },
  alreadySubmitted: { 'zh-CN': '这份作业已经交过了', en: 'This work has already been handed in' },
  answerUnknown: {
    'zh-CN': '答案里有这份试卷没有的题目',
    en: 'An answer does not belong to any question in this paper',
  },
  answerInvalid: { 'zh-CN': '这道题的答案格式不对', en: 'The answer does not fit this question' },
  scoresNotPublished: { 'zh-CN': '老师还没有发布成绩', en: 'Your teacher has not published the scores yet' },
  itemUnknown: { 'zh-CN': '这份试卷里没有这道题', en: 'This paper has no such question' },
  jobUnknown: { 'zh-CN': '没有这个任务，可能已过期', en: 'No such job. It may have expired' },
  ...assigningErrorTexts,
  submissionUnknown: { 'zh-CN': '这项任务里没有这份答卷', en: 'No such submission in this assignment' },
  tooManyDevices: {
    'zh-CN': `登录设备过多，账号已被锁定：同时最多登录 ${accountLimits.devices} 台设备`,
    en: `Too many devices are signed in, so the account is locked. At most ${accountLimits.devices} can be signed in at once`,
  },
  captchaNeeded: { 'zh-CN': '请先完成滑块验证', en: 'Please solve the slide puzzle first' },
  captchaWrong: { 'zh-CN': '位置不对，请再试一次', en: 'Not quite there. Try again' },
  captchaExpired: { 'zh-CN': '验证图已失效，请换一张', en: 'This puzzle has expired. Get a new one' },
  captchaDown: {
    'zh-CN': '滑块验证暂时打不开，请稍后再试；有密码的话可以直接登录',
    en: 'The slide puzzle is not available right now. Try again later, or sign in with your password',
  },
  tokenInvalid: { 'zh-CN': '验证已失效，请重新验证', en: 'The verification has expired. Verify again' },
  consentNeeded: {
    'zh-CN': '请先阅读并同意最新的三份文件',
    en: 'Please read and accept the latest version of the three documents first',
  },
  smsTooSoon: { 'zh-CN': '获取验证码过于频繁，请稍后再次尝试!', en: 'Too many code requests. Please try again later.' },
  smsLimit: {
    'zh-CN': `24 小时内最多发送 ${smsLimits.perDay} 条验证码，请稍后再试`,
    en: `At most ${smsLimits.perDay} codes can be sent in 24 hours. Try again later`,
  },
  smsFailed: { 'zh-CN': '短信没有发出去，请稍后再试', en: 'The message could not be sent. Try again later' },
  smsClosed: {
    'zh-CN': '学校的讲台没有开通短信，收不到验证码。请联系学校负责人',
    en: 'Podium at your school cannot send text messages. Please ask your school administrator',
  },
  mobileUnknown: {
    'zh-CN': '这个手机号还没有账号，请检查或先注册',
    en: 'No account has this mobile number. Check it, or register',
  },
  mobileTaken: { 'zh-CN': '这个手机号已有账号', en: 'This mobile number already has an account' },
  emailTaken: { 'zh-CN': '这个邮箱已绑定别的账号', en: 'This email address belongs to another account' },
  emailFailed: { 'zh-CN': '邮件没有发出去，请稍后再试', en: 'The email could not be sent. Try again later' },
  codeWrong: { 'zh-CN': '验证码不正确', en: 'The code is incorrect' },
  codeExpired: { 'zh-CN': '验证码已失效，请重新获取', en: 'The code has expired. Request a new one' },
  qrExpired: { 'zh-CN': '二维码已过期', en: 'The QR code has expired' },
  qrTooMany: { 'zh-CN': '二维码请求过多，请稍后再试', en: 'Too many QR code requests. Try again later' },
  qrScanned: { 'zh-CN': '这个二维码已被另一个账号扫过', en: 'This QR code was scanned with another account' },
  qrDecided: { 'zh-CN': '这个二维码已经确认或取消', en: 'This QR code has already been confirmed or cancelled' },
  matchWrong: { 'zh-CN': '数字与电脑上的不一致', en: 'This does not match the number on the computer' },
  phoneSignInAgain: {
    'zh-CN': '为了安全，请在手机上重新登录后再确认',
    en: 'For your security, sign in on the phone again, then confirm',
  },
  ticketInvalid: { 'zh-CN': '登录凭证已失效，请重新登录', en: 'This sign-in has expired. Sign in again' },
  serviceNotAllowed: {
    'zh-CN': '登录没有完成，请用学校给的网址打开讲台',
    en: 'You could not be signed in. Open Podium at the address your school gave you',
  },
  messagingClosed: {
    'zh-CN': '微信登录还没有开通，请用账号或短信登录',
    en: 'Sign-in with WeChat is not set up. Use your account or SMS',
  },
  messagingFailed: { 'zh-CN': '微信没有确认登录，请重试', en: 'WeChat did not confirm the sign-in. Try again' },
  stateInvalid: { 'zh-CN': '微信登录已失效，请重新开始', en: 'This sign-in has expired. Start again' },
  notBound: { 'zh-CN': '这个微信还没有绑定账号', en: 'This WeChat account is not linked to Podium yet' },
  alreadyBound: {
    'zh-CN': '这个账号已绑定另一个微信',
    en: 'This account is linked to another WeChat account',
  },
  schoolUnknown: {
    'zh-CN': '没有这个学校代码，请向学校确认',
    en: 'No school has this code. Check it with your school',
  },
  alreadyApplied: {
    'zh-CN': '这个手机号已经提交过申请，请等待学校审核',
    en: 'This mobile number has already applied. Please wait for the school’s decision',
  },
  applicationUnknown: { 'zh-CN': '没有这条申请', en: 'No such application' },
  applicationDecided: {
    'zh-CN': '这条申请已经处理过，请刷新',
    en: 'This application has already been dealt with. Refresh the page',
  },
  reasonMissing: { 'zh-CN': '请写明不通过的原因', en: 'Give a reason for refusing' },
  bookNotOfSubject: {
    'zh-CN': '这本课本不属于所选学科，请重新选择',
    en: 'This textbook does not belong to the subject. Choose again',
  },
  tooManyCourses: {
    'zh-CN': '使用中的班级已达 100 个，请先归档不用的班级',
    en: 'You have 100 active classes. Archive those you do not need',
  },
  subjectOfAssignments: {
    'zh-CN': '这个班已有任务，不能改学段和学科；请另开一个班',
    en: 'This class has assignments, so its stage and subject cannot change. Create another class',
  },
  courseChangedMeanwhile: {
    'zh-CN': '这个班刚被改过，请看过最新内容再改',
    en: 'This class has just been changed. Look at the latest version first',
  },
  bookInCourse: {
    'zh-CN': '有的课本这个班已经在用，请刷新后重选',
    en: 'The class already uses one of these textbooks. Refresh and choose again',
  },
  daysBackwards: {
    'zh-CN': '停用日期不能早于启用日期，请修改',
    en: 'The last day cannot be before the first day',
  },
  tooManyBooks: {
    'zh-CN': `一个班最多用 ${courseLimits.books} 本课本，请先移出不用的`,
    en: `A class can use at most ${courseLimits.books} textbooks. Remove those you do not need`,
  },
  mainBookStays: {
    'zh-CN': '主课本不能移出；要换主课本，请编辑班级',
    en: 'The main textbook cannot be removed. To choose another, edit the class',
  },
  bookUnknown: {
    'zh-CN': '这个班已不用这本课本，请刷新',
    en: 'The class no longer uses this textbook. Refresh the page',
  },
  bookEnded: {
    'zh-CN': '这本课本已停用；要继续用，请改停用日期',
    en: 'This textbook has ended. To keep using it, change its last day',
  },
  paperUnknown: {
    'zh-CN': '有的试卷已删除或没有共享给您，请重新选择',
    en: 'One of these papers was deleted or is not shared with you. Choose again',
  },
  lessonChangedMeanwhile: {
    'zh-CN': '这一课刚被别的老师改过，请看过最新内容再改',
    en: 'Another teacher has just changed this lesson. Look at the latest version first',
  },
  memberUnknown: {
    'zh-CN': '有的学生已不在这个班，请刷新后再试',
    en: 'One of these students is no longer in this class. Refresh and try again',
  },
  memberChangedMeanwhile: {
    'zh-CN': '这名学生刚被改过，请看过最新内容再改',
    en: 'This student has just been changed. Look at the latest version first',
  },
  studentNoTaken: {
    'zh-CN': '学校里已有学生用这个学号，请检查',
    en: 'Another student at the school has this number. Check it',
  },
  classFull: {
    'zh-CN': `班级最多 ${wholeClass} 人，放不下了；请先移出不在这个班的学生`,
    en: `A class can have at most ${wholeClass} students. Remove students who are no longer in it first`,
  },
  sameClass: { 'zh-CN': '学生已在这个班，请选另一个班', en: 'The students are already in this class. Choose another' },
  removalUnknown: {
    'zh-CN': '这次移出已超过 30 天，不能放回；可以重新添加学生',
    en: 'The students were removed more than 30 days ago and cannot be put back. Add them again',
  },
  memberChangeUnknown: {
    'zh-CN': '这一步不能再撤销：已经超过 10 分钟，或不是您做的',
    en: 'This can no longer be undone: it is older than 10 minutes, or someone else did it',
  },
  membersChangedSince: {
    'zh-CN': '没有撤销：这些学生后来又有改动，撤销会盖掉它。请在名单里直接修改',
    en: 'Not undone: these students have since been changed again, and undoing would overwrite that. Edit them in the list',
  },
  ...joinErrorTexts,
  ...markingErrorTexts,
  ...paperErrorTexts,
  tooManySlips: {
    'zh-CN': '一次最多打印 100 张密码条，请分几次选',
    en: 'At most 100 password slips can be printed at once. Choose fewer',
  },
  messageUnknown: {
    'zh-CN': '有的消息已被学校撤回，请刷新后再试',
    en: 'The school has withdrawn one of these messages. Refresh and try again',
  },
  linkUnknown: {
    'zh-CN': '链接要是讲台里的页面，请从地址栏复制',
    en: 'The link must be a page in Podium. Copy it from the address bar',
  },
  teacherUnknown: {
    'zh-CN': '所选老师里有人不在学校、已停用，或已不在这个班，请刷新后再试',
    en: 'One of these teachers is not at the school, is disabled, or no longer teaches the class. Refresh and try again',
  },
  tooManyTeachers: {
    'zh-CN': `一个班除主讲外最多 ${courseLimits.coTeachers} 位老师，请先移出几位`,
    en: `A class can have at most ${courseLimits.coTeachers} co-teachers. Remove some first`,
  },
  leadTeacherStays: {
    'zh-CN': '您是这个班的主讲老师，请先把班级转交给同事',
    en: 'You are the lead teacher of this class. Hand it over to a colleague first',
  },
  otherHasTooManyCourses: {
    'zh-CN': `这位老师使用中的班级已达 ${courseLimits.perTeacher} 个，请先归档几个`,
    en: `This teacher has ${courseLimits.perTeacher} active classes and must archive some first`,
  },
  grantUnknown: {
    'zh-CN': '所选老师里有人没有这项功能，请刷新后再试',
    en: 'One of these teachers does not have this feature. Refresh and try again',
  },
  endTooFar: {
    'zh-CN': `到期日最远是 ${featureLimits.longestYears} 年后，请改近一些`,
    en: `The end date can be at most ${featureLimits.longestYears} years ahead. Choose an earlier day`,
  },
  trialUsed: {
    'zh-CN': '您已经试用过，每人只能试用一次',
    en: 'You have already had your trial. Each teacher gets one',
  },
  subjectNotOfStage: { 'zh-CN': '这个学科不属于所选学段', en: 'This subject does not belong to the chosen stage' },
  passwordCommon: {
    'zh-CN': '这个密码太常见，或含有您的手机号、姓名，请换一个',
    en: 'This password is too common, or contains your mobile number or name. Choose another',
  },
  passwordSame: {
    'zh-CN': '新密码与当前密码相同，请重新输入',
    en: 'The new password is the same as the current one. Choose another',
  },
  passwordMismatch: { 'zh-CN': '两次密码不一致', en: 'The two passwords do not match' },
  ownAccount: {
    'zh-CN': '这是您自己的账号，请在“我的资料”里修改',
    en: 'This is your own account. Change it in “My profile”',
  },
  oldPasswordWrong: { 'zh-CN': '当前密码不正确', en: 'The current password is incorrect' },
  ...listRefusalTexts,
  ...importErrorTexts,
  ...wrongNoteErrorTexts,
  ...scanErrorTexts,
  ...pictureErrorTexts,
  studentFieldWrong: { 'zh-CN': '请按提示改正后再添加', en: 'Correct the marked fields and add the student again' },
  alreadyMember: { 'zh-CN': '这名学生已经在班里，不用再添加', en: 'This student is already in the class' },
  accountUnknown: {
    'zh-CN': '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配',
    en: 'The school has no student with this name and account. Leave the account empty for a new student',
  },
  importGone: {
    'zh-CN': '这份名单已不能再用，请重新导入',
    en: 'This list can no longer be used. Import it again',
  },
  classChangedMeanwhile: {
    'zh-CN': '班里的学生刚有变动，请看一下新的核对结果再导入',
    en: 'The class has just changed. Check the new result before you import',
  },
  decisionsMissing: {
    'zh-CN': '还有可能是同一人的学生没有选择，请逐一选好',
    en: 'Choose what to do with every row that may be an existing student',
  },
  columnsOpen: {
    'zh-CN': '请先选好各列是什么：姓名要有一列，每一项只选一列',
    en: 'Match the columns first: one must be the name, and each field can be used only once',
  },
  otherImportRunning: {
    'zh-CN': '这个班正在导入另一份名单，请等它完成',
    en: 'Another list is being imported into this class. Wait until it has finished',
  },
}
