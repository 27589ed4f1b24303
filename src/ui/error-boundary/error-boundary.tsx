import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Replaces the broken content; `retry` mounts that again from scratch. */
  readonly renderBroken: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly isBroken: boolean
}

/** Keeps an error in a page from leaving a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { isBroken: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.renderBroken(() => this.setState({ isBroken: false })) : this.props.children
  }
}
