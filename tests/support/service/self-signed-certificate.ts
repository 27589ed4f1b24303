import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { day } from '#domain/time/units.ts'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/** The DER encoding of one value: tag, length and content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)

const time = (instant: number) =>
  der(0x18, Buffer.from(`${new Date(instant).toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`))

const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))

const commonName = der(0x06, Buffer.from('550403', 'hex'))

/** A self-signed certificate for a TLS proxy in tests, valid for a day. */
export function selfSignedCertificate(name: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const who = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))
  const serial = der(0x02, Buffer.from([1]), randomBytes(8))
  const facts = sequence(
    serial,
    ecdsaWithSha256,
    who,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const bytes = sequence(facts, ecdsaWithSha256, signature)
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}
