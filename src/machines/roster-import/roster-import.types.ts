import type { roster } from '#api/contract/areas/roster.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ImportResult, RosterRow } from '#api/contract/schemas/rosters.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import type { ChosenMeanings } from '#domain/roster/list-columns.ts'
import type { DecidedKind, RowDecision } from '#domain/roster/decisions.ts'

/** A dry run as the service tells it. */
export type DryRunView = OutputOf<(typeof roster)['view']>

/** A list as the teacher brings it: a file, which is read into base64url when it is sent, or a text. */
export type ListSource =
  | { readonly kind: 'file'; readonly fileName: string; readonly content: () => Promise<string> }
  | { readonly kind: 'text'; readonly text: string }

export interface ReadRequest {
  readonly courseId: number
  readonly source: ListSource
  /** Which sheets of a workbook, or class of a OneRoster set; none before they are chosen. */
  readonly sheets: readonly string[]
  readonly oneRosterClass: string | null
}

export interface ListSheet {
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
  | { readonly kind: 'sheets'; readonly sheets: readonly ListSheet[] }
  | { readonly kind: 'classes'; readonly classes: readonly ListClass[] }
  | { readonly kind: 'refused'; readonly message: string }

/** What was left open in this class: nothing, a list to look at, or one that is being written. */
export type FindAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly importId: number }
  | { readonly kind: 'applied'; readonly importId: number }

export type ViewAnswer =
  | { readonly kind: 'view'; readonly view: DryRunView }
  | { readonly kind: 'gone'; readonly message: string }

/** A row as it was typed anew, with its place among the rows; or what the columns are. */
export type ListChange =
  | { readonly kind: 'row'; readonly at: number; readonly fields: Readonly<Record<RosterField, string>> }
  | { readonly kind: 'columns'; readonly meanings: ChosenMeanings }

export interface ChangeRequest {
  readonly importId: number
  readonly change: ListChange
}

/** A row as it stands with the decisions; a merged one has the account and the changes of the student whom it means. */
export interface DecidedRow extends Omit<RosterRow, 'kind'> {
  readonly kind: DecidedKind
}

export type Decisions = Readonly<Record<string, RowDecision>>

export interface ApplyRequest {
  readonly importId: number
  /** Of the dry run that the teacher saw. */
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
  /** What was brought last; kept until it is read. */
  readonly source: ListSource | null
  readonly sheets: readonly ListSheet[]
  readonly chosenSheets: readonly string[]
  readonly oneRosterClass: string | null
  readonly classes: readonly ListClass[]
  readonly importId: number | null
  readonly view: DryRunView | null
  readonly decisions: Decisions
  /** What the teacher changes in the list; null while nothing is on its way. */
  readonly change: ListChange | null
  /** Applying was tried while columns were not confirmed or rows had no decision. */
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
