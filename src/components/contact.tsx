import { words } from 'content:site';
import { resumePdf } from 'resume-pdf:offer';
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
  reader,
}: {
  contact: ContactView;
  reader?: string;
}) {
  const { copied, onCopy } = useCopy<'email' | 'phone'>();
  const ways = [
    { key: 'email', label: words.email, value: email, href: `mailto:${email}`, copy: words.copyEmail },
    { key: 'phone', label: words.phone, value: phone, href: phoneUrl, copy: words.copyPhone },
  ] as const;
  return (
    <Section id="contact" heading={words.contact}>
      <dl className={css.list}>
        {ways.map(
          ({ key, label, value, href, copy }) =>
            value && (
              <div key={key} className={key === 'email' ? `${css.row} ${css.large}` : css.row}>
                <dt>{label}</dt>
                <dd>
                  <a href={href} translate={UNTRANSLATED}>
                    {value}
                  </a>
                  <CopyButton
                    name={copy}
                    tip={copied?.key === key ? copied.text : undefined}
                    onCopy={(press) => onCopy(key, press)}
                  />
                </dd>
              </div>
            ),
        )}
        {address && (
          <div className={css.row}>
            <dt>{words.address}</dt>
            <dd translate={UNTRANSLATED}>{address}</dd>
          </div>
        )}
        {networks.map(({ label, text, url: href }) => (
          <div key={label + text} className={css.row}>
            <dt>{label}</dt>
            <dd translate={UNTRANSLATED}>
              {href ? (
                <a href={href} target="_blank" rel="me noopener">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* Without `download`, for which browsers within other apps would do nothing: they open what they can show. */}
      <p className="actions">
        {resumePdf && (
          <a href={url(resumePdf)} className="button main">
            {reader ? `${words.resumeFor(reader)} (PDF)` : words.downloadResume}
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
