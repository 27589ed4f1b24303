/** A statechart as plain data: what is drawn of a machine, and what a recording stores of it. */
export interface Chart {
  /** The machine's id. */
  readonly id: string
  readonly description: string
  /** Parents before their children; the first is the machine itself. */
  readonly states: readonly ChartState[]
  readonly edges: readonly ChartEdge[]
}

export interface ChartState {
  /** The machine's id of this state, such as `answerSheet.answering.saving`. */
  readonly id: string
  readonly name: string
  /** Null for the machine itself. */
  readonly parent: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The initial child; null if there is none or all are entered. */
  readonly initial: string | null
  /** Events handled without leaving the state, and actors that run while it is active. */
  readonly lines: readonly ChartLine[]
}

export interface ChartLine {
  /** Names of the transitions that it represents; none for an actor. */
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
