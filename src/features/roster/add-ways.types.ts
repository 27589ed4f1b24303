import type { RosterImport } from './use-roster-import.ts'

export interface AddWaysProps {
  readonly list: RosterImport
  readonly courseId: number
}
