import { words } from 'content:site';
import { resumePdf } from 'resume-pdf:offer';
import type { ReactNode } from 'react';
import { useCopy } from '../hooks/use-copy';
import { url } from '../url';
import type { ContactView } from '../views';
import css from './contact.module.css';
import { CopyButton } from './copy-button';
import links from './links.module.css';
import { Section } from './section';
import { UNTRANSLATED } from './untranslated';

/** How to reach the owner; e-mail address and phone number can be copied with one press. */
export function Contact({
  contact: { email, phone, phoneUrl = '', address, networks },
}: {
  contact: ContactView;
}) {
  const { copied, onCopy } = useCopy<'email' | 'phone'>();
  const tipOf = (key: 'email' | 'phone') => (copied?.key === key ? copied.text : undefined);
  return (
    <Section id="contact" heading={words.contact}>
      <dl className={css.list}>
        {email && (
          <Row label={words.email} value={email} href={`mailto:${email}`} large>
            <CopyButton
              name={words.copyEmail}
              css={css}
              tip={tipOf('email')}
              onCopy={(press) => onCopy('email', press)}
            />
          </Row>
        )}
        {phone && (
          <Row label={words.phone} value={phone} href={phoneUrl}>
            <CopyButton
              name={words.copyPhone}
              css={css}
              tip={tipOf('phone')}
              onCopy={(press) => onCopy('phone', press)}
            />
          </Row>
        )}
        {address && (
          <div className={css.row}>
            <dt>{words.address}</dt>
            <dd translate={UNTRANSLATED}>{address}</dd>
          </div>
        )}
        {networks.map(({ label, text, url, icon }) => (
          <div key={label + text} className={css.row}>
            <dt>
              {icon && (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icon} />
                </svg>
              )}
              {label}
            </dt>
            <dd translate={UNTRANSLATED}>
              {url ? (
                <a href={url} target="_blank" rel="me noopener">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* Browsers within other apps ignore links with `download`: what they can show, they open. */}
      <p className="actions">
        {resumePdf && (
          <a href={url(resumePdf)} className="button main">
            {words.downloadResume}
          </a>
        )}
        <a href={url('/contact.vcf')} className={resumePdf ? 'button' : 'button main'}>
          {words.saveContact}
        </a>
      </p>
      <p className={links.links}>
        <a href={url('/resume.json')} download="resume.json">
          {words.resumeJson}
        </a>
      </p>
      <p role="status" className="sr-only">
        {copied?.text}
      </p>
    </Section>
  );
}

interface RowProps {
  label: string;
  value: string;
  href: string;
  /** True if this is the way that the owner would like best. */
  large?: boolean;
  children: ReactNode;
}

const Row = ({ label, value, href, large, children }: RowProps) => (
  <div className={large ? `${css.row} ${css.large}` : css.row}>
    <dt>{label}</dt>
    <dd>
      <a href={href} translate={UNTRANSLATED}>
        {value}
      </a>
      {children}
    </dd>
  </div>
);
