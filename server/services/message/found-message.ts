import type { MessageKind } from '#domain/portal/messages.ts'

/** A message with what it points to. */
export interface FoundMessage {
  readonly messageId: number
  readonly kind: MessageKind
  readonly sentAt: Date
  readonly readAt: Date | null
  readonly notice: { readonly title: string; readonly text: string; readonly path: string } | null
  readonly application: {
    readonly realname: string
    readonly stageId: number
    readonly subjectId: number
    readonly decidedAt: Date | null
  } | null
  readonly feedback: { readonly text: string; readonly answer: string } | null
  readonly course: {
    readonly courseId: number
    readonly courseName: string
    /** The reader teaches it still. */
    readonly isTaught: boolean
  } | null
  readonly featureId: string | null
  /** Of the feature, as it is now; null where it was taken back. */
  readonly grant: { readonly endTime: Date } | null
  /** Who wrote the feedback, or did what the message tells of. */
  readonly realname: string | null
  /** Requests to join the class that nobody has answered. */
  readonly openRequests: number
  /** Colleagues' requests for the class that the reader decides about. */
  readonly askedStudents: number
  /** The reader's own requests for the class, by what became of them. */
  readonly decidedStudents: DecidedStudents
}

/** How many students whom a teacher asked for came, did not, and wait. */
export interface DecidedStudents {
  readonly approved: number
  readonly refused: number
  readonly waiting: number
}

export interface Words {
  readonly title: string
  readonly body: string
  readonly path: string | null
}
