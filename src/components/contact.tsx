import { words } from 'content:words';
import { resumePdf } from 'resume-pdf:offer';
import { url } from '../url';
import type { ContactView } from '../views';
import css from './contact.module.css';
import { Icon } from './icon';
import links from './links.module.css';
import { NAME_PROPS } from './name-props';
import { Section } from './section';
import { Share } from './share';

/** How to reach the owner; e-mail address and phone number can be copied with one press (see `later/copy`). */
export const Contact = ({
  contact: { email, phone, phoneUrl = '', address, networks },
}: {
  contact: ContactView;
}) => (
  <Section id="contact" heading={words.contact}>
    <dl className={css.list}>
      {email && (
        <Row label={words.email} value={email} copy={words.copyEmail} href={`mailto:${email}`} large />
      )}
      {phone && <Row label={words.phone} value={phone} copy={words.copyPhone} href={phoneUrl} />}
      {address && (
        <div className={css.row}>
          <dt>{words.address}</dt>
          <dd {...NAME_PROPS}>{address}</dd>
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
          <dd {...NAME_PROPS}>
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
      <Share />
    </p>
    <p role="status" id="copy-status" className="sr-only" />
  </Section>
);

interface RowProps {
  label: string;
  value: string;
  href: string;
  /** The button's accessible name. */
  copy: string;
  /** True if this is the way that the owner would like best. */
  large?: boolean;
}

const Row = ({ label, value, href, copy, large }: RowProps) => (
  <div className={large ? `${css.row} ${css.large}` : css.row}>
    <dt>{label}</dt>
    <dd>
      <a href={href} {...NAME_PROPS}>
        {value}
      </a>
      <button type="button" className={css.copy} aria-label={copy} data-copy>
        <Icon name="copy" />
      </button>
      {/* Next to the button: if it were inside, the button's name would have to contain this text. */}
      <span className={css.tip} aria-hidden="true" data-tip>
        {words.copy}
      </span>
    </dd>
  </div>
);
