import * as React from 'react'

/**
 * React keeps a stack for each element that is made, until it has made ten thousand within a second: a seventh of what
 * component tests cost, for a trace that they never print. It counts as if it always had.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts its owner stacks: this file has nothing to do any more')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {}, configurable: true })
