import { desktopFlagAbove } from './constants.ts'
import { isAbove } from './version.ts'

/** What this page needs of a bridge; a host counts it up when it offers more, and takes nothing away. */
export const bridgeInterface = 1

/** Types of clients begin with a word for whom they are: `assistant-pad` is an assistant's. */
const assistantPrefix = 'assistant'

export const isAssistantClient = (clientType: string): boolean => clientType.startsWith(assistantPrefix)

/** Whether a host of this version offers what came after 6.4.0 (specification §6). */
export const hasDesktopFlag = (version: string): boolean => isAbove(version, desktopFlagAbove)
