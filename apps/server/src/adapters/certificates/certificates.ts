interface Certificate {
  /** PEM, the name's own first. */
  readonly chain: string
  /** PEM. */
  readonly key: string
  readonly endsAt: Date
}

/** Keeps what the authority asks for where every server can answer it, and takes it away afterwards. */
interface Challenge {
  readonly set: (token: string, answer: string) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Whoever vouches that a name is ours. */
export interface CertificateAuthority {
  readonly issue: (name: string, challenge: Challenge) => Promise<Certificate>
}
