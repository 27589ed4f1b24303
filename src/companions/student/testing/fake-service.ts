import { CallError, isSessionLost, notSignedIn, refusal, TransportError } from '#api/client/failures.ts'
import type { Call } from '#api/client/client.ts'
import { correction, type CorrectedItem } from '#api/contract/groups/correction.ts'
import { join } from '#api/contract/groups/join.ts'
import { report } from '#api/contract/groups/report.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { student, type StudentAssignment } from '#api/contract/groups/student.ts'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { EndpointData, OutputOf } from '#api/contract/endpoint.ts'
import type { Answers } from '#machines/answer-sheet/answer-sheet.types.ts'
import { openPaper, assignmentResult } from './fake-paper.ts'
import { minute } from '#domain/time/units.ts'

export const ming = {
  uid: 11,
  username: 'qm0701001',
  realname: '陈思远',
  schoolName: '启明中学',
  mustChangePassword: false,
}
export const lan = {
  uid: 12,
  username: 'qm0701002',
  realname: '李兰',
  schoolName: '启明中学',
  mustChangePassword: false,
}

export const begin = Date.UTC(2026, 10, 20, 11)

/** How the next call of an endpoint fails: not carried out, carried out but without a response, or refused. */
export type Fault = 'offline' | 'answerLost' | 'signedOut' | 'never' | 'gone'

/** The inputs of the calls that it knows. */
interface Input {
  readonly username?: string
  readonly answers?: Answers
  readonly courseId?: number
  readonly itemId?: number
  readonly answer?: string
  readonly begins?: boolean
}

type OwnClass = Readonly<Record<string, unknown>> & { readonly courseId: number }

type Joinable = Readonly<Record<string, unknown>> & { readonly needsApproval: boolean }

interface Sent {
  readonly path: string
  readonly uid: number | null
  readonly input: unknown
  readonly key: string | undefined
}

/** A small in-memory student service with faults on demand. It knows one assignment, number 7. */
export class FakeService {
  readonly sent: Sent[] = []
  readonly faults = new Map<string, Fault[]>()
  assignments: readonly StudentAssignment[] = []
  /** The student's classes and requests. */
  classes: readonly OwnClass[] = []
  /** The class that any code belongs to; null if no code is known. */
  joinable: Joinable | null = null
  /** The signed-in student; null for nobody. */
  signedIn: number | null = ming.uid
  /** Whose password was made by a teacher. */
  readonly due = new Set<number>()
  /** What registering returns; a fault to refuse it. */
  registered: object | CallError = {}
  draft: Answers = {}
  handedIn: { readonly key: string | undefined; readonly answers: Answers } | null = null
  minutes = 60
  /** The teacher has ended it. */
  isOver = false
  trend: OutputOf<typeof student.trend>['list'] = []
  corrections: OutputOf<typeof correction.own>['list'] = []
  /** Null before the scores are out. */
  corrected: readonly CorrectedItem[] | null = []
  /** The sheet behind the answers, and the teacher's notes beside the scores. */
  pages: OutputOf<typeof student.pages>['pages'] = []
  notes: OutputOf<typeof studentMarks.notes> = { sentBack: null, drawn: [] }
  result = assignmentResult
  /** The verdict on the next corrected answer. */
  verdict: CorrectedItem['state'] = 'right'

  /** Inputs that an endpoint received, oldest first. */
  inputsOf(endpoint: { readonly path: string }): readonly unknown[] {
    return this.sent.filter(({ path }) => path === endpoint.path).map(({ input }) => input)
  }

  fail(endpoint: { readonly path: string }, ...faults: readonly Fault[]): void {
    this.faults.set(endpoint.path, [...faults])
  }

  /** The client of a page; `uid` is the student it writes for, `onSignedOut` is called when nobody is signed in. */
  callFor(uid: () => number | null, onSignedOut: () => void): Call {
    return async (endpoint, input, { idempotencyKey } = {}) => {
      this.sent.push({ path: endpoint.path, uid: uid(), input, key: idempotencyKey })
      const fault = this.faults.get(endpoint.path)?.shift()
      if (fault === 'never') await new Promise(() => {})
      if (fault === 'offline') throw new TransportError('offline', 'zh-CN')
      if (fault === 'gone') throw gone
      try {
        if (fault === 'signedOut') throw notSignedIn(endpoint, 'zh-CN')
        const answer = this.answer(endpoint, input, uid(), idempotencyKey)
        if (fault === 'answerLost') throw new TransportError('timeout', 'zh-CN')
        return answer as never
      } catch (error) {
        if (isSessionLost(error)) onSignedOut()
        throw error
      }
    }
  }

  private answer(endpoint: EndpointData, input: Input, uid: number | null, key: string | undefined) {
    const { path } = endpoint
    if (path === verification.clientToken.path) return { token: 'client-token' }
    if (path === signOn.passwordLogin.path) return this.login(input.username ?? '')
    if (path === join.register.path) {
      if (this.registered instanceof CallError) throw this.registered
      return this.registered
    }
    if (this.signedIn === null) throw notSignedIn(endpoint, 'zh-CN')
    const isWrite = !reads.has(path)
    if (isWrite && uid !== this.signedIn) throw notSignedIn(endpoint, 'zh-CN')
    switch (path) {
      case student.info.path:
        return { ...(this.signedIn === ming.uid ? ming : lan), mustChangePassword: this.due.has(this.signedIn) }
      case student.updatePassword.path:
        this.due.delete(this.signedIn)
        return {}
      case student.assignments.path:
        return { list: this.assignments }
      case student.open.path:
        return this.open(input)
      case student.saveDraft.path:
        this.draft = { ...this.draft, ...input.answers }
        return { savedAt: new Date(Date.now()).toISOString(), deadline: this.deadline }
      case student.submit.path:
        return this.submit(input.answers ?? {}, key)
      case student.result.path:
        return this.result
      case report.ownHandout.path:
        return { name: '七(1)班-学生报告.pdf', blob: new Blob(['%PDF']) }
      case student.pages.path:
        return { pages: this.pages }
      case studentMarks.notes.path:
        return this.notes
      case student.trend.path:
        return { list: this.trend }
      case correction.own.path:
        return { list: this.corrections }
      case correction.open.path:
        if (this.corrected === null) throw scoresNotOut
        return { assignmentName: 'Unit 5 阅读练习（一）', paper: openPaper, list: this.corrected }
      case correction.answer.path:
        return this.correct(input)
      case join.mine.path:
        return { list: this.classes }
      case join.withdraw.path:
        this.classes = this.classes.filter(({ courseId }) => courseId !== input.courseId)
        return {}
      case join.find.path:
        return this.found(join.find)
      case join.ask.path:
        return this.ask()
      default:
        return {}
    }
  }

  private login(username: string) {
    const found = [ming, lan].find((one) => one.username === username)
    if (found === undefined) {
      const failure = { id: 'wrongPassword', data: { errorCount: 4 } } as const
      throw refusal(signOn.passwordLogin, failure, '登录名或密码错误')
    }
    this.signedIn = found.uid
    return { uid: found.uid }
  }

  private correct({ itemId, answer = '' }: Input) {
    const state = this.verdict
    this.corrected = (this.corrected ?? []).map((one) => (one.itemId === itemId ? { ...one, state, answer } : one))
    return { state }
  }

  private found(endpoint: typeof join.find | typeof join.ask): Joinable {
    const unknown = { id: 'classCodeUnknown', data: null } as const
    if (this.joinable === null) throw refusal(endpoint, unknown, '本校没有这个班级码，请向老师核对')
    return this.joinable
  }

  private ask() {
    const found = this.found(join.ask)
    const state = found.needsApproval ? 'waiting' : 'approved'
    this.joinable = { ...found, state }
    return { state }
  }

  private get deadline(): string {
    return new Date(begin + this.minutes * minute).toISOString()
  }

  private open({ begins }: Input) {
    if (this.handedIn !== null) throw handedInBefore(student.open)
    if (this.isOver) throw refusal(student.open, { id: 'closed', data: null }, '已过截止时间，不能再交')
    const own = this.assignments.find(({ assignmentId }) => assignmentId === 7)
    if (begins !== true && own !== undefined && own.duration !== null && !own.started)
      throw refusal(student.open, { id: 'notBegun', data: { ...own, duration: own.duration } }, '这份作业限时')
    const now = new Date(Date.now()).toISOString()
    return {
      assignmentName: 'Unit 5 阅读练习（一）',
      paper: openPaper,
      draft: this.draft,
      deadline: this.deadline,
      now,
    }
  }

  private submit(answers: Answers, key: string | undefined) {
    if (this.handedIn !== null && this.handedIn.key !== key) throw handedInBefore(student.submit)
    const handedIn = this.handedIn?.answers ?? { ...this.draft, ...answers }
    this.handedIn = { key, answers: handedIn }
    return { submittedAt: new Date(Date.now()).toISOString(), answered: Object.keys(handedIn).length, itemCount: 4 }
  }
}

const reads: ReadonlySet<string> = new Set(
  [
    student.info,
    student.assignments,
    student.pages,
    student.result,
    report.ownHandout,
    studentMarks.notes,
    student.trend,
    correction.own,
    correction.open,
    join.find,
    join.mine,
  ].map(({ path }) => path),
)

const scoresNotOut = refusal(correction.open, { id: 'scoresNotPublished', data: null }, '老师还没有发布成绩')

const gone = refusal(student.saveDraft, { id: 'notFound', data: null }, '没有找到，可能已被删除')

const handedInBefore = (endpoint: typeof student.open | typeof student.submit) =>
  refusal(endpoint, { id: 'alreadySubmitted', data: null }, '这份作业已经交过了')
