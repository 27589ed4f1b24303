import { expect, test } from 'vitest'
import { TransportError } from '#api/client/failures.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { chosenFile, sendFile } from './send-file.ts'
import { inParts } from './send-in-parts.ts'

const fileOf = (parts: number) => new File([new Uint8Array(scanLimits.partBytes * parts + 1)], '期中.pdf')

const lost = new TransportError('timeout', 'zh-CN')

/** Calls that write down what arrives; the answers to these parts get lost on their way. */
function recorded(...losing: readonly number[]) {
  const [heard, arrived]: [string[], Set<number>] = [[], new Set()]
  const losingYet = [...losing]
  const bring = inParts({
    upload: async () => ({ isSame: heard.push('upload') === 0 }),
    add: async ({ part: number, content }) => {
      heard.push(`part ${number}, ${content.length} bytes`)
      arrived.add(number)
      if (losingYet[0] === number) {
        losingYet.shift()
        throw lost
      }
      return { next: Math.max(...arrived) + 1 }
    },
    join: async ({ fileName, size }) => ({ isSame: heard.push(`join ${fileName}, ${size}`) === 0 }),
  })
  return { heard, bring }
}

const part = (number: number, bytes: number = scanLimits.partBytes) => `part ${number}, ${bytes} bytes`

test('a file no larger than a part is sent at once', async () => {
  const { heard, bring } = recorded()
  const file = new File([new Uint8Array(scanLimits.partBytes)], 'a.jpg')
  expect(await sendFile({ scanId: 3, ...chosenFile(file) }, bring)).toEqual({ kind: 'kept' })
  expect(heard).toEqual(['upload'])
})

test('a larger file is sent in parts; after a lost answer it goes on with the part that is missing', async () => {
  const { heard, bring } = recorded(2)
  const request = { scanId: 3, ...chosenFile(fileOf(3)) }
  await expect(sendFile(request, bring)).rejects.toEqual(lost)
  expect(await sendFile(request, bring)).toEqual({ kind: 'kept' })
  const join = `join 期中.pdf, ${3 * scanLimits.partBytes + 1}`
  expect(heard).toEqual([part(1), part(2), part(1), part(3), part(4, 1), join])
})
