import { type Admission, admitAll } from './core/admission/admission.ts'
import { createService, type Doorway, type Service } from './core/service.ts'
import type { RequestLog } from './core/log.ts'
import type { Database } from './database/database.ts'
import type { Product } from './services/setup/product.ts'
import { accountHandlers } from './services/account/account.handlers.ts'
import { bankHandlers } from './services/bank/bank.handlers.ts'
import { basketHandlers } from './services/bank/basket.handlers.ts'
import { courseHandlers } from './services/course/course.handlers.ts'
import { courseTeacherHandlers } from './services/course/course-teacher.handlers.ts'
import { textbookHandlers } from './services/course/textbook.handlers.ts'
import { feedbackHandlers } from './services/feedback/feedback.handlers.ts'
import { handoverHandlers } from './services/handover/handover.handlers.ts'
import { homeHandlers } from './services/home/home.handlers.ts'
import { assigningHandlers } from './services/assigning/assigning.handlers.ts'
import { assignmentExceptionHandlers } from './services/assigning/exception.handlers.ts'
import { correctionHandlers } from './services/student/correction.handlers.ts'
import { importPaperHandlers } from './services/import-paper/import-paper.handlers.ts'
import { joinHandlers } from './services/join/join.handlers.ts'
import { studentRequestHandlers } from './services/join/student-request.handlers.ts'
import { logsHandlers } from './services/logs/logs.handlers.ts'
import type { SendJob } from './services/jobs/job-queue.ts'
import { markingRuleHandlers } from './services/marking/marking-rule.handlers.ts'
import { studentMarksHandlers } from './services/marking/student-marks.handlers.ts'
import { rubricHandlers } from './services/marking/rubric.handlers.ts'
import { markingHandlers } from './services/marking/marking.handlers.ts'
import { memberHandlers } from './services/member/member.handlers.ts'
import { messageHandlers } from './services/message/message.handlers.ts'
import { strangerOf } from './services/messaging-login/login-state.ts'
import { messagingHandlers } from './services/messaging-login/messaging-login.handlers.ts'
import type { MessagingProvider } from './services/messaging-login/messaging-provider.ts'
import { noticeHandlers } from './services/notice/notice.handlers.ts'
import { keyChangeHandlers } from './services/paper/key-change.handlers.ts'
import { paperHandlers } from './services/paper/paper.handlers.ts'
import { paperEditingHandlers } from './services/paper/paper-editing.handlers.ts'
import { paperSharingHandlers } from './services/paper/paper-sharing.handlers.ts'
import type { CityOf } from './services/phone/cities.ts'
import { pictureFiles } from './services/pictures/picture-files.ts'
import { pictureHandlers } from './services/pictures/picture.handlers.ts'
import { phoneHandlers } from './services/phone/phone.handlers.ts'
import { databasePorts } from './database-ports.ts'
import { prepareHandlers } from './services/course/prepare.handlers.ts'
import { qrLoginHandlers } from './services/qr-login/qr-login.handlers.ts'
import { printHandlers } from './services/print/print.handlers.ts'
import { reportHandlers } from './services/report/report.handlers.ts'
import { schoolFeatureHandlers } from './services/school/school-feature.handlers.ts'
import { rosterHandlers } from './services/roster/roster.handlers.ts'
import { phoneSheetsHandlers } from './services/scan/phone-sheets.handlers.ts'
import { keyPictureHandlers } from './services/scan/key-picture.handlers.ts'
import type { SheetReading } from './services/scan/read-scan.ts'
import { sheetsByCamera } from './services/scan/sheets-by-camera.ts'
import { scanHandlers } from './services/scan/scan.handlers.ts'
import { scanPictures } from './services/scan/scan-pictures.ts'
import { schoolHandlers } from './services/school/school.handlers.ts'
import { searchHandlers } from './services/search/search.handlers.ts'
import { setupHandlers } from './services/setup/setup.handlers.ts'
import { signOnHandlers } from './services/sign-on/sign-on.handlers.ts'
import { slipHandlers } from './services/slips/slip.handlers.ts'
import { studentRecordHandlers } from './services/student-record/student-record.handlers.ts'
import { studentHandlers } from './services/student/student.handlers.ts'
import { createRehearsedEndings } from './services/rehearsed-endings.ts'
import { userHandlers } from './services/user/user.handlers.ts'
import type { CaptchaProvider } from './services/verification/captcha-provider.ts'
import { demoHandlers } from './services/verification/demo.handlers.ts'
import { type EmailSender, noEmail } from './services/verification/email-sender.ts'
import type { Outbox } from './services/verification/outbox.ts'
import type { SmsSender } from './services/verification/sms-sender.ts'
import { slideCaptcha } from './services/verification/slide-captcha.ts'
import { verificationHandlers } from './services/verification/verification.handlers.ts'
import { ownWrongNoteHandlers } from './services/wrong-note/own-wrong-note.handlers.ts'
import { wrongNoteHandlers } from './services/wrong-note/wrong-note.handlers.ts'

/** Where nobody states what is running. */
const unknownProduct: Product = { version: '0.0.0', buildId: 'source', downloadUrl: null }

/** What sign-on reaches besides the database; whatever is left out is disabled, and its calls say so. */
export interface Surroundings {
  /** Address of the pages, without a trailing slash. */
  readonly baseUrl?: string
  readonly sendSms?: SmsSender | null
  readonly sendEmail?: EmailSender
  /** Who makes the slide puzzles; the service itself by default. */
  readonly captcha?: CaptchaProvider
  /** The demo's own receiver of SMS messages. */
  readonly outbox?: Outbox | null
  /** Names the network of an address. */
  readonly cities?: CityOf
  /** The messaging app that people can sign in with. */
  readonly messagingProvider?: MessagingProvider | null
  /** Second services for which tickets may be requested. */
  readonly serviceOrigins?: ReadonlySet<string>
  /** This service's address if sign-on is in another service. */
  readonly serviceOrigin?: string | null
}

export interface AppOptions extends Surroundings {
  readonly db: Database
  readonly allowedOrigins: ReadonlySet<string>
  /** Origins of pages that may frame the portal; none by default. */
  readonly frameOrigins?: ReadonlySet<string>
  readonly secure: boolean
  readonly now: () => Date
  readonly log: RequestLog
  /** Queues work that runs after a call (`startJobs`). */
  readonly sendJob: SendJob
  /** How answer sheets are read; by their pictures by default. */
  readonly sheets?: SheetReading
  /** Admission control; admits every call by default. */
  readonly admission?: Admission
  /** The running product. */
  readonly product?: Product
}

/** The service with all its endpoint groups. */
export function createApp(options: AppOptions): Service & Doorway {
  const { db, allowedOrigins, frameOrigins = new Set(), secure, now, log, serviceOrigin } = options
  const { admission = admitAll, product = unknownProduct } = options
  return createService({
    allowedOrigins,
    frameOrigins,
    secure,
    now,
    log,
    admission,
    buildId: product.buildId,
    ports: databasePorts(db, serviceOrigin),
    files: [pictureFiles, scanPictures],
    endpoints: [
      ...signOnEndpoints(options),
      ...accountEndpoints(options),
      ...classEndpoints(options),
      ...paperEndpoints(options),
      ...assignmentEndpoints(options),
      ...scanEndpoints(options),
      ...setupHandlers(product),
      ...logsHandlers(log),
      ...feedbackHandlers(product),
    ],
  })
}

/** Every way in; the demo also shows its SMS messages, and plays how a sign-on ends. */
function signOnEndpoints({
  db,
  log,
  outbox = null,
  baseUrl = '',
  sendSms = null,
  sendEmail = noEmail,
  captcha = slideCaptcha,
  cities = () => null,
  messagingProvider = null,
  serviceOrigins = new Set(),
}: AppOptions) {
  const endings = createRehearsedEndings()
  return [
    ...signOnHandlers(serviceOrigins, captcha, outbox && { endings, stranger: strangerOf }),
    ...verificationHandlers({ sendSms, sendEmail, captcha, log }),
    ...qrLoginHandlers({ db, baseUrl }),
    ...phoneHandlers({ cities, captcha }),
    ...messagingHandlers({ provider: messagingProvider, log }),
    ...(outbox ? demoHandlers(outbox, endings) : []),
  ]
}

/** A teacher with their school, and what concerns them whatever they work on. */
const accountEndpoints = ({ db, sendSms = null }: AppOptions) => [
  ...userHandlers({ db }),
  ...accountHandlers({ hasSms: sendSms !== null }),
  ...schoolHandlers,
  ...schoolFeatureHandlers,
  ...homeHandlers,
  ...searchHandlers,
  ...messageHandlers,
  ...noticeHandlers,
]

/** Classes, who is in them, and what they learn from. */
const classEndpoints = ({ sendJob, baseUrl = '' }: AppOptions) => [
  ...courseHandlers,
  ...courseTeacherHandlers,
  ...textbookHandlers,
  ...prepareHandlers,
  ...memberHandlers,
  ...rosterHandlers(sendJob),
  ...handoverHandlers,
  ...joinHandlers({ baseUrl }),
  ...studentRequestHandlers,
  ...slipHandlers({ baseUrl }),
  ...studentRecordHandlers,
]

/** Papers, and the questions that they are made of. */
const paperEndpoints = ({ sendJob }: AppOptions) => [
  ...paperHandlers(sendJob),
  ...keyChangeHandlers(sendJob),
  ...paperEditingHandlers,
  ...paperSharingHandlers,
  ...importPaperHandlers(sendJob),
  ...pictureHandlers,
  ...printHandlers,
  ...bankHandlers,
  ...basketHandlers,
]

/** Assignments: given, worked on, marked, reported, and what is learnt from them. */
const assignmentEndpoints = ({ sendJob }: AppOptions) => [
  ...assigningHandlers(sendJob),
  ...assignmentExceptionHandlers,
  ...correctionHandlers,
  ...studentHandlers,
  ...markingHandlers,
  ...markingRuleHandlers,
  ...rubricHandlers,
  ...studentMarksHandlers,
  ...reportHandlers,
  ...wrongNoteHandlers,
  ...ownWrongNoteHandlers,
]

/** Answer sheets on paper. */
const scanEndpoints = ({ sendJob, baseUrl = '', sheets = sheetsByCamera() }: AppOptions) => [
  ...scanHandlers(sendJob, baseUrl),
  ...phoneSheetsHandlers(sendJob),
  ...keyPictureHandlers(sheets),
]
