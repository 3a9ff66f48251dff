/** A field of JSON Resume, and other names for it, separated by spaces. */
type Names = Record<string, string>;

const SPAN: Names = {
  startDate:
    'start from started begin starton startedon datestart startyear begindate fromdate dateofjoining',
  endDate: 'end to ended until till finish finished finishdate endedon finishedon dateend endyear todate',
  period:
    'date dates period duration years year time timeframe timeperiod daterange timespan graduationyear graduationdate graduation graduated yearofpassing',
  current:
    'current iscurrent currently present ispresent ongoing currentlyworking currentjob currentlyworkinghere',
};

const ROLE: Names = {
  ...SPAN,
  position: 'title role jobtitle designation job',
  url: 'website link homepage companyurl companywebsite companylink web site',
  summary: 'overview about details',
  highlights:
    'achievements accomplishments bullets bulletpoints responsibilities tasks duties points keyachievements task descriptions',
};

/**
 * Other names that people use for the fields of JSON Resume, including those of versions before 1.0.0: by section and
 * field, in the form that `normalizeKey` returns.
 */
export const NAMES: Record<string, Names> = {
  resume: {
    basics:
      'basic basicinfo basicinformation personal personalinfo personalinformation personaldetails info person header contactinfo contactinformation contact aboutme about profile bio me summary objective',
    work: 'experience experiences workexperience workexperiences employment employments jobs positions career professionalexperience employmenthistory workhistory professional workexp',
    volunteer: 'volunteering volunteerwork volunteerexperience volunteers volunteeringexperience service',
    education: 'educations schools studies academic academics educationhistory educationalbackground',
    awards: 'award honors honours honorsawards awardshonors prizes honorsandawards recognition',
    certificates: 'certifications certification certs certificate licenses licensescertifications',
    publications: 'publication papers articles writing',
    skills: 'skill technicalskills skillset technologies competencies expertise techskills',
    languages: 'spokenlanguages',
    interests: 'interest hobbies hobby',
    references: 'reference recommendations testimonials referees',
    projects: 'project sideprojects personalprojects portfolio opensource keyprojects',
  },
  basics: {
    name: 'fullname',
    label: 'title headline role position jobtitle profession tagline job occupation designation',
    image: 'picture photo avatar profilepicture profileimage pic profilepic avatarurl photourl',
    email: 'mail emailaddress emails gmail',
    phone: 'telephone tel mobile cell phonenumber mobilephone phones cellphone mobilenumber handy',
    url: 'website homepage site web webpage websites personalwebsite',
    summary:
      'about bio brief description objective profile aboutme intro introduction profilesummary biography professionalsummary careerobjective',
    location: 'residence place',
    profiles: 'social socials socialnetworks networks links socialmedia sociallinks accounts socialprofiles',
  },
  location: {
    address: 'street streetaddress address1 addressline1',
    postalCode: 'zip zipcode postcode plz',
    city: 'town locality municipality',
    region: 'state province county',
    countryCode: 'countryiso',
  },
  profiles: {
    network: 'name site platform service type label title',
    username: 'user handle account nickname',
    url: 'link href website address uri',
  },
  work: { ...ROLE, name: 'company employer organization organisation companyname institution client org' },
  volunteer: {
    ...ROLE,
    organization: 'organisation company name institution org charity',
    summary: `${ROLE.summary} description`,
  },
  education: {
    ...SPAN,
    institution: 'school university college name organization schoolname institute universityname academy',
    area: 'field major fieldofstudy subject degreefield specialization discipline',
    studyType: 'degree qualification type degreename title degreetype',
    url: 'website link homepage',
    score: 'gpa grade grades mark',
    courses: 'course coursework modules subjects classes relevantcoursework highlights descriptions',
  },
  awards: {
    title: 'name award',
    date: 'year datereceived received awardedon issuedon',
    awarder: 'issuer organization organisation from by institution issuedby awardedby',
    summary: 'description details',
  },
  certificates: {
    name: 'title certificate certification',
    date: 'year issued issuedate issuedon startdate obtained releasedate dateissued',
    url: 'link website credentialurl href',
    issuer:
      'authority organization organisation awarder issuedby institution by vendor issuingorganization provider',
  },
  publications: {
    name: 'title',
    publisher: 'journal venue conference publishedby publication',
    releaseDate: 'date year published publishedon publicationdate',
    url: 'website link href',
    summary: 'description abstract',
  },
  skills: {
    name: 'category skill title group label area type',
    level: 'proficiency rating experience fluency',
    keywords: 'items list skills technologies values tags tools details',
  },
  languages: { language: 'name lang title', fluency: 'description level proficiency rating fluent' },
  interests: { name: 'title interest hobby', keywords: 'items list details tags' },
  references: {
    name: 'person author from referee',
    reference: 'text quote description summary testimonial recommendation content body',
  },
  projects: {
    ...SPAN,
    name: 'title project projectname',
    description: 'summary about details desc overview tagline',
    highlights: 'achievements bullets bulletpoints accomplishments features points descriptions',
    keywords: 'technologies tech stack techstack tags tools languages skills builtwith technology',
    url: 'link website href demo liveurl live homepage github repo repository source githuburl projecturl liveurl demourl',
    roles: 'role',
    entity: 'company organization organisation client',
    type: 'category kind',
  },
};

/** A name in the form used for comparison: only lower-case letters and digits. */
export const normalizeKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The field that a key means.
 * @param section where the key is: `resume` for the top level, otherwise for example `work` or `location`
 * @param fields the schema's fields at that place
 * @returns undefined if none is certainly meant; may also be `period` or `current`, which the schema does not have
 */
export function canonicalField(section: string, key: string, fields: string[]): string | undefined {
  if (fields.includes(key)) return key;
  const sought = normalizeKey(key);
  const meant = Object.entries(NAMES[section] ?? {}).find(([, words]) => words.split(' ').includes(sought));
  return fields.find((field) => normalizeKey(field) === sought) ?? meant?.[0];
}
