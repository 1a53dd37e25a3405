import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

export interface Sealing {
  /** What is sealed about one thing does not open about another. */
  readonly seal: (text: string, about?: string) => string
  readonly unseal: (sealed: string, about?: string) => string
}

const algorithm = 'aes-256-gcm'

/** For what must be read again but not from a copy of the database alone: keys of certificates, secrets shared with others. */
export function createSealing(secret: string): Sealing {
  const key = Buffer.from(hash('sha256', secret), 'hex')
  return {
    seal: (text, about = '') => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, key, nonce)
      cipher.setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    unseal: (sealed, about = '') => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
