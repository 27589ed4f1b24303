import * as React from 'react'

/**
 * React captures a stack for every element until it has created ten thousand within a second: a seventh of the run time
 * of component tests, for traces they never print. This pins its counter at that limit.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts its owner stacks: this file has nothing to do any more')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {}, configurable: true })
