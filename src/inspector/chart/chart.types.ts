/** A statechart as plain data: what is drawn of a machine, and what a recording keeps of it. */
export interface Chart {
  /** The machine's id. */
  readonly id: string
  readonly description: string
  /** Parents before their children; the first is the machine itself. */
  readonly states: readonly ChartState[]
  readonly edges: readonly ChartEdge[]
}

export interface ChartState {
  /** The machine's id of this state, as `answerSheet.answering.saving`. */
  readonly id: string
  readonly name: string
  /** Null for the machine itself. */
  readonly parent: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The child that is entered first; null where there is none or all are. */
  readonly initial: string | null
  /** Events that are answered without leaving the state, and actors that run while it lasts. */
  readonly lines: readonly ChartLine[]
}

export interface ChartLine {
  /** Names of the transitions that it stands for; none for an actor. */
  readonly transitions: readonly string[]
  readonly text: string
}

/** All transitions from one state to another. */
export interface ChartEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly lines: readonly ChartLine[]
}
