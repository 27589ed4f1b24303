import { expect, test } from 'vitest'
import { agentNames } from './agent-names.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

/** User-Agent strings as browsers send them; most also name the browsers they imitate. */
const agents: readonly (readonly [string, string, string])[] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36`, 'Chrome 147', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    'Edge 147',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/146.0.0.0 Safari/537.36 OPR/131.0.0.0`,
    'Opera 131',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Safari 19',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari 19',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.1 Mobile/15E148 Safari/604.1',
    'Chrome 146',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; V2024A) ${webKit} Version/4.0 Chrome/134.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.60`,
    'WeChat 8',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) ${webKit} Chrome/132.0.0.0 Mobile Safari/537.36`,
    'Chrome 132',
    'HarmonyOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox 146', 'Linux'],
  ['curl/8.14.1', '', ''],
]

test.each(agents)('browser and system are read from %s', (agent, browser, system) => {
  expect(agentNames(agent)).toEqual({ browser, system })
})
