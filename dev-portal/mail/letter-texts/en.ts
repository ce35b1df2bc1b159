import { englishNotifications } from "../notification-texts/en.ts";
import type { LetterTexts } from "./letter-text.ts";

export const english: LetterTexts = {
  greeting: "Hello {name},",
  closing: "Your partner portal team",
  online: "online",
  letters: {
    code: {
      subject: "Your verification code: {code}",
      body: "your verification code is\n\n{code}\n\nIt is valid for 15 minutes. If you did not ask for it, you need not do anything.",
    },
    reset: {
      subject: "Set a new password",
      body: "you can set a new password here:\n\n{link}\n\nThe link works once and is valid for 60 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
    },
    invitation: {
      subject: "Invitation to the partner portal",
      body: "{inviter} has added you to the partner portal as an employee of {company}. Choose your password here:\n\n{link}\n\nThe link is valid for 48 hours.",
    },
    activation: {
      subject: "Activate your account",
      body: "please activate your account here:\n\n{link}\n\nThe link is valid for 48 hours.",
    },
    emailChange: {
      subject: "Confirm your new e-mail address",
      body: "please confirm that {email} is to be the new address of your account:\n\n{link}\n\nThe link is valid for 48 hours. Until then the old address stays.",
    },
    emailChangeAsked: {
      subject: "Somebody asked to change your e-mail address",
      body: "somebody who knows your password has asked that {email} be the new address of your account. It changes when the link that we sent there is opened.\n\nIf it was you, you need not do anything. If it was not, keep your address here:\n\n{link}\n\nand then set a new password. The link is valid for 48 hours, until the new address is confirmed.",
    },
    emailTaken: {
      subject: "This address has an account already",
      body: "somebody wanted to use {email} for another account of the partner portal. The address has an account already, so nothing has changed. If it was you, please choose another address.",
    },
    emailChanged: {
      subject: "Your e-mail address was changed",
      body: "from now on your account has the address {email}. If it was not you who changed it, please contact support at once.",
    },
    passwordChanged: {
      subject: "Your password was changed",
      body: "the password of your account was changed just now, and other sessions were ended. If it was not you, please set a new one and contact support.",
    },
    welcome: {
      subject: "Welcome to the partner portal",
      body: "your account is ready. Sign in here:\n\n{link}",
    },
    underReview: {
      subject: "Welcome to the partner portal",
      body: "your account is ready. We are now looking at your trade licence and will write to you when you are a partner. Until then you can use the portal as a customer:\n\n{link}",
    },
    licenceApproved: {
      subject: "You are a partner now",
      body: "we have approved your trade licence: {company} is a partner now. Your first steps are waiting for you:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Your trade licence",
      body: "we could not approve the trade licence of {company}:\n\n{reason}\n\nYour account stays as it is. Please reply to this e-mail if you have questions.",
    },
    trainingBooked: {
      subject: "Your training: {training}",
      body: "your seat is booked:\n\n{training}\n{when}\n{place}\n\nIt can be cancelled until {until}. The calendar file and everything else about it is here:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Your training: {training}",
      body: "your seat is booked:\n\n{training}\n{when}\n{place}\n\nThe time in which it could be cancelled is over. The calendar file and everything else about it is here:\n\n{link}",
    },
    trainingWaiting: {
      subject: "On the waiting list: {training}",
      body: "this training is full, and you are on its waiting list:\n\n{training}\n{when}\n{place}\n\nAs soon as a seat becomes free for you, it is booked for you and we write to you. You can leave the list here:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "A seat for you: {training}",
      body: "a seat has become free and is booked for you now:\n\n{training}\n{when}\n{place}\n\nIf you cannot come, please cancel until {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Cancelled: {training}",
      body: "this booking is cancelled:\n\n{training}\n{when}\n{place}\n\nOther dates are here:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Not held: {training}",
      body: "unfortunately this training is not held:\n\n{training}\n{when}\n{place}\n\nYou need not do anything, and nothing is charged. Other dates are here:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "You are registered: {conference}",
      body: "these people have a place:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nYou find the summary, the calendar file and hotels here:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "On the waiting list: {conference}",
      body: "the conference is full, and these people are on its waiting list:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nAs soon as a place becomes free, we write to you. You can leave the list here:\n\n{link}",
    },
    conferenceOffered: {
      subject: "A free place: {conference}",
      body: "a place has become free for {people}:\n\n{conference}\n{when}\n{place}\n\nPlease accept it until {until}. After that it goes to the next on the list.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "No longer kept: {conference}",
      body: "the place for {people} was not accepted until {until} and has gone to the next on the list.\n\n{conference}\n{when}\n\nYou find everything about the conference here:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Withdrawn: {conference}",
      body: "this registration has been withdrawn:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nYou find everything about the conference here:\n\n{link}",
    },
    vatInvalid: {
      subject: "The VAT number of {company}",
      body: "we have now checked the VAT number {vatId} of {company}, which could not be checked when you entered it: it is not registered. Please correct it or leave it out:\n\n{link}",
    },
    pioneerTaken: {
      subject: "In work: your submission {submission}",
      body: "we are looking at the log file that you submitted for {model} ({submission}). Everything about your submission is here:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Your submission {submission}, and a voucher",
      body: "we have closed your submission {submission} for {model}:\n\n{reason}\n\nThank you for being a pioneer. Your voucher {code} is in the portal under advantages. Everything about your submission is here:\n\n{link}",
    },
    referenceApproved: {
      subject: "Your reference “{title}” is online",
      body: "your reference “{title}” has been approved, and everybody can see it now:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Your reference “{title}”",
      body: "we could not approve your reference “{title}” yet:\n\n{reason}\n\nYou find our comments at the fields. Please change it there and submit it again:\n\n{link}",
    },
  },
  notifications: englishNotifications,
};
