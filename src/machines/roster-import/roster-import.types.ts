import type { roster } from '#api/contract/groups/roster.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ImportResult, RosterRow } from '#api/contract/schemas/rosters.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import type { ChosenMeanings } from '#domain/roster/list-columns.ts'
import type { DecidedKind, RowDecision } from '#domain/roster/decisions.ts'

/** A dry run as reported by the service. */
export type DryRunView = OutputOf<(typeof roster)['view']>

/** The teacher's list: a file, read when it is sent, or a text. */
export type ListSource =
  | { readonly kind: 'file'; readonly fileName: string; readonly content: () => Promise<Uint8Array> }
  | { readonly kind: 'text'; readonly text: string }

export interface ReadRequest {
  readonly courseId: number
  readonly source: ListSource
  /** Worksheets of a workbook, or the class of a OneRoster set; empty before they are chosen. */
  readonly sheets: readonly string[]
  readonly oneRosterClass: string | null
}

export interface ListWorksheet {
  readonly name: string
  readonly students: number
}

export interface ListClass {
  readonly sourcedId: string
  readonly title: string
  readonly school: string | null
  readonly students: number
}

export type ReadAnswer =
  | { readonly kind: 'list'; readonly importId: number }
  | { readonly kind: 'sheets'; readonly sheets: readonly ListWorksheet[] }
  | { readonly kind: 'classes'; readonly classes: readonly ListClass[] }
  | { readonly kind: 'refused'; readonly message: string }

/** What was left open in this class: nothing, a list to review, or one being written. */
export type FindAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly importId: number }
  | { readonly kind: 'applied'; readonly importId: number }

export type ViewAnswer =
  | { readonly kind: 'view'; readonly view: DryRunView }
  | { readonly kind: 'gone'; readonly message: string }

/** A retyped row with its index; or the meanings of the columns. */
export type ListChange =
  | { readonly kind: 'row'; readonly at: number; readonly fields: Readonly<Record<RosterField, string>> }
  | { readonly kind: 'columns'; readonly meanings: ChosenMeanings }

export interface ChangeRequest {
  readonly importId: number
  readonly change: ListChange
}

/** A row with its decision applied; a merged one has the account and changes of its student. */
export interface DecidedRow extends Omit<RosterRow, 'kind'> {
  readonly kind: DecidedKind
}

export type Decisions = Readonly<Record<string, RowDecision>>

export interface ApplyRequest {
  readonly importId: number
  /** Of the dry run the teacher saw. */
  readonly digest: string
  readonly decisions: Decisions
}

/** `changed`: the class is no longer as the teacher saw it. */
export type ApplyAnswer =
  | { readonly kind: 'started' }
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface Written {
  readonly done: number
  readonly total: number
}

export type AskAnswer =
  | ({ readonly kind: 'running' } & Written)
  | { readonly kind: 'done'; readonly result: ImportResult }
  | ({ readonly kind: 'failed' } & Written)

export interface RosterImportFailure {
  readonly kind: 'refused' | 'changed' | 'unanswered'
  readonly message: string
}

export interface RosterImportInput {
  readonly courseId: number
}

export interface RosterImportContext extends RosterImportInput {
  /** The last input; kept until it is read. */
  readonly source: ListSource | null
  readonly sheets: readonly ListWorksheet[]
  readonly chosenWorksheets: readonly string[]
  readonly oneRosterClass: string | null
  readonly classes: readonly ListClass[]
  readonly importId: number | null
  readonly view: DryRunView | null
  readonly decisions: Decisions
  /** The teacher's change to the list; null while none is pending. */
  readonly change: ListChange | null
  /** Applying was tried while columns were unconfirmed or rows undecided. */
  readonly wasTried: boolean
  readonly written: Written
  readonly result: ImportResult | null
  readonly failure: RosterImportFailure | null
}

export type RosterImportEvent =
  | { readonly type: 'list.read'; readonly source: ListSource }
  | { readonly type: 'sheets.choose'; readonly names: readonly string[] }
  | { readonly type: 'class.choose'; readonly sourcedId: string }
  | { readonly type: 'row.decide'; readonly row: number; readonly decision: RowDecision | null }
  | { readonly type: 'rows.decide'; readonly as: 'add' | 'merge' }
  | { readonly type: 'list.change'; readonly change: ListChange }
  | { readonly type: 'list.apply' }
  | { readonly type: 'list.drop' }
  | { readonly type: 'view.retry' }
  | { readonly type: 'list.next' }
