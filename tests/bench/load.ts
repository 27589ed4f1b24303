import http from 'node:http'

export interface Shot {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Answers a second that so many connections get for one request, over so many milliseconds. Throws on a wrong answer. */
export async function throughput(port: number, shot: Shot, connections: number, duration: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + duration
  let answers = 0
  const fire = async () => {
    while (performance.now() < end) {
      await post(port, agent, shot)
      answers += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, fire))
  agent.destroy()
  return (answers * 1_000) / (performance.now() - start)
}

/** One POST; the answer's body. Rejects unless it is a success. */
export function post(port: number, agent: http.Agent, { path, headers, body }: Shot): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isSuccess =
            response.statusCode === 200 &&
            (!text.startsWith('{"data"') || text.endsWith('"result":{"code":0,"msg":""}}'))
          if (isSuccess) resolve(text)
          else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 200)}`))
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
