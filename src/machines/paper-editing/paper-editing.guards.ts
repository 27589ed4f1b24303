import type { PaperOperation } from '#domain/paper/editing/operations.ts'
import {
  canKeepBoth,
  collisionsIn,
  hasDraft,
  isDecided,
  isDivided,
  isUnsaved,
  refusalOf,
} from './paper-editing.rules.ts'
import type { PaperEditingContext, StoredPaper } from './paper-editing.types.ts'

interface Asked {
  readonly context: PaperEditingContext
}

/** The conditions the chart checks before acting. */
export const paperEditingGuards = {
  isDivided: ({ context }: Asked) => isDivided(context),
  hasDraft: ({ context }: Asked) => hasDraft(context),
  isOpen: ({ context }: Asked) => context.history !== null,
  isRefused: ({ context }: Asked, operation: PaperOperation) => refusalOf(context, operation) !== null,
  canUndo: ({ context }: Asked) => (context.history?.past.length ?? 0) > 0,
  canRedo: ({ context }: Asked) => (context.history?.future.length ?? 0) > 0,
  isUnsaved: ({ context }: Asked) => isUnsaved(context),
  isColliding: ({ context }: Asked, theirs: StoredPaper) => collisionsIn(context, theirs).length > 0,
  canKeepBoth: ({ context }: Asked, key: string) => canKeepBoth(context, key),
  isDecided: ({ context }: Asked) => isDecided(context),
  isInConflict: ({ context }: Asked) => context.theirs !== null,
  isKept: ({ context }: Asked) => context.isKept,
}
