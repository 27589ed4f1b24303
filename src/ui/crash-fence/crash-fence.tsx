import { Component, type ReactNode } from 'react'

export interface CrashFenceProps {
  /** What stands in the place of what broke; `retry` shows that again, anew. */
  readonly renderBroken: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface CrashFenceState {
  readonly isBroken: boolean
}

/** Keeps a fault of a page from leaving a blank screen. */
export class CrashFence extends Component<CrashFenceProps, CrashFenceState> {
  override readonly state: CrashFenceState = { isBroken: false }

  static getDerivedStateFromError(): CrashFenceState {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.renderBroken(() => this.setState({ isBroken: false })) : this.props.children
  }
}
