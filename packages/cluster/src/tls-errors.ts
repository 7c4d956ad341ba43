// Explains in a sentence why TLS to a service failed.

const UNTRUSTED =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_SIGNATURE_FAILURE|CERT_UNTRUSTED|INVALID_CA)$/;

/**
 * The problem with TLS in a sentence; null if the error has nothing to do with it. `setting` names the file of the CA.
 */
export function tlsProblem(place: string, setting: string, error: unknown): string | null {
  const { code = '', message } = rootCause(error);
  if (UNTRUSTED.test(code))
    return `The certificate of ${place} is not signed by a CA that this server trusts (${code}): name the file of the right CA in ${setting}.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${place} is for another host (${message}): call it by a name in its certificate, or make a new certificate.`;
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return `The certificate of ${place} is not valid today (${code}): renew it, or set the clock right.`;
  if (/does not support '?(tls|SSL)/i.test(message))
    return `${place} does not encrypt, and this server is told to use TLS: turn TLS on there, or take ${setting} and TLS out of this server's settings.`;
  if (/no encryption$/.test(message))
    return `${place} lets this user in over TLS alone: name the file of its CA in ${setting}.`;
  return null;
}

function rootCause(error: unknown): { readonly code?: string; readonly message: string } {
  if (!(error instanceof Error)) return { message: '' };
  return error.cause instanceof Error ? rootCause(error.cause) : (error as Error & { readonly code?: string });
}
